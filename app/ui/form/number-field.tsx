import { Field, type FieldProps } from "./field";
import { useFormField } from "./use-form-field";

export type NumberFieldProps<Name extends string = string> = FieldProps<Name> & { min?: number; max?: number };

/** A text control: a mouse wheel must not change the value. */
export function NumberField({ name, label, hint, required, min, max }: NumberFieldProps) {
  const field = useFormField(name, { hasHint: Boolean(hint) });
  return (
    <Field field={field} label={label} hint={hint} required={required}>
      <input
        {...field.control}
        className="input input-number"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        required={required}
        maxLength={max === undefined ? 9 : String(max).length}
        data-min={min}
        defaultValue={field.initial}
      />
    </Field>
  );
}
