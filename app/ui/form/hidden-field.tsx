import { useFormField } from "./use-form-field";

/** For the edited `version`, or the `id` of a new record, which identifies it after a double click. */
export function HiddenField({ name }: { name: string }) {
  const { initial } = useFormField(name);
  return <input type="hidden" name={name} value={initial ?? ""} />;
}
