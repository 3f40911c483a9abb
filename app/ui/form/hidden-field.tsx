import { useFormField } from "./use-form-field";

/**
 * A value that travels with the form and comes back with it: the `version` it was made from, or the `id` that a new
 * record will get - a second click then finds the record made already instead of making another one.
 */
export function HiddenField({ name }: { name: string }) {
  const { initial } = useFormField(name);
  return <input type="hidden" name={name} value={initial ?? ""} />;
}
