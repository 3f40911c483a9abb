import { Field, type FieldProps } from "./field";
import { useFormField } from "./use-form-field";

export type Option = { value: string; label: string };

export type SelectFieldProps<Name extends string = string> = FieldProps<Name> & {
  options: readonly Option[];
  empty?: string;
};

export function SelectField({ name, label, hint, required, options, empty }: SelectFieldProps) {
  const field = useFormField(name, { hasHint: Boolean(hint) });
  return (
    <Field field={field} label={label} hint={hint} required={required}>
      <select {...field.control} className="input input-select" required={required} defaultValue={field.initial}>
        {empty === undefined ? null : <option value="">{empty}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
