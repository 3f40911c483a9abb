import { useFormField } from "./use-form-field";

/** The `version` that was edited, or the `id` of a new record, by which a second click finds the record that is made already. */
export function HiddenField({ name }: { name: string }) {
  const { initial } = useFormField(name);
  return <input type="hidden" name={name} value={initial ?? ""} />;
}
