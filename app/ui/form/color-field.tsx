import { Field, type FieldProps } from "./field";
import { useFormField } from "./use-form-field";

export function ColorField({ name, label, hint, required }: FieldProps) {
  const field = useFormField(name, { hasHint: Boolean(hint) });
  return (
    <Field field={field} label={label} hint={hint} required={required}>
      <span className="color">
        <input {...field.control} className="color-input" type="color" defaultValue={field.initial} />
        <output htmlFor={field.control.id}>{field.current ?? field.initial}</output>
      </span>
    </Field>
  );
}
