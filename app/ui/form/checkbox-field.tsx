import { FieldErrors, FieldHint, type FieldProps } from "./field";
import { useFormField } from "./use-form-field";

export function CheckboxField({ name, label, hint }: Omit<FieldProps, "required">) {
  const field = useFormField(name, { hasHint: Boolean(hint) });
  return (
    <div className="field field-check" data-invalid={field.errors.length > 0 || undefined}>
      <label className="check">
        <input {...field.control} className="check-box" type="checkbox" defaultChecked={field.isInitiallyChecked} />
        <span className="check-label">{label}</span>
      </label>
      {hint ? <FieldHint id={field.hintId}>{hint}</FieldHint> : null}
      <FieldErrors field={field} />
    </div>
  );
}
