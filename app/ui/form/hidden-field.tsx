import { useFormField } from "./use-form-field";

/** The edited `version`, or the `id` of a new record, by which a second click finds it. */
export function HiddenField({ name }: { name: string }) {
  const { initial } = useFormField(name);
  return <input type="hidden" name={name} value={initial ?? ""} />;
}
