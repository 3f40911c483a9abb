import { Field, type FieldProps } from "./field";
import { useFormField } from "./use-form-field";

export type TextAreaProps<Name extends string = string> = FieldProps<Name> & {
  rows?: number;
  placeholder?: string;
  lang?: string;
  /** "off" for long lines. */
  wrap?: "off";
  about?: string;
};

/** Grows with its text where the browser can. */
export function TextArea({ name, label, about, hint, required, rows = 5, ...area }: TextAreaProps) {
  const field = useFormField(name, { hasHint: Boolean(hint) });
  return (
    <Field field={field} label={label} about={about} hint={hint} required={required}>
      <textarea
        {...field.control}
        {...area}
        className="input input-area"
        rows={rows}
        required={required}
        defaultValue={field.initial}
      />
    </Field>
  );
}
