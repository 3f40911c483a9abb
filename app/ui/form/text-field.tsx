import { Field, type FieldProps } from "./field";
import { useFormField } from "./use-form-field";

export type TextFieldProps<Name extends string = string> = FieldProps<Name> & {
  type?: "text" | "email" | "search" | "tel";
  inputMode?: "url";
  autoComplete?: string;
  placeholder?: string;
  lang?: string;
  initial?: string;
  about?: string;
};

export function TextField({ name, label, about, hint, required, initial, type = "text", ...input }: TextFieldProps) {
  const field = useFormField(name, { hasHint: Boolean(hint) });
  return (
    <Field field={field} label={label} about={about} hint={hint} required={required}>
      <input
        {...field.control}
        {...input}
        className="input"
        type={type}
        required={required}
        defaultValue={initial ?? field.initial}
        spellCheck={type === "text" && input.inputMode === undefined ? undefined : false}
      />
    </Field>
  );
}

export function EmailField(props: Omit<TextFieldProps, "type">) {
  return <TextField autoComplete="off" {...props} type="email" />;
}

/** Not `type="url"`, which refuses an address without https:// before the server can add it. */
export function UrlField(props: Omit<TextFieldProps, "type">) {
  return <TextField placeholder="https://" autoComplete="off" {...props} inputMode="url" />;
}
