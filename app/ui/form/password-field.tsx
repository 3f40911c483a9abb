import { Field, type FieldProps } from "./field";
import { useFormField } from "./use-form-field";

export type PasswordFieldProps<Name extends string = string> = FieldProps<Name> & {
  autoComplete: "current-password" | "new-password";
};

/** Never filled in by the server, not even after a mistake. */
export function PasswordField({ name, label, hint, required, autoComplete }: PasswordFieldProps) {
  const field = useFormField(name, { hasHint: Boolean(hint) });
  return (
    <Field field={field} label={label} hint={hint} required={required}>
      <input {...field.control} className="input" type="password" autoComplete={autoComplete} required={required} />
    </Field>
  );
}
