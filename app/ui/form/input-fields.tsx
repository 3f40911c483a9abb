import { DropZone } from "./drop-zone";
import { Field, type FieldProps } from "./field";
import { useFormField } from "./use-form-field";

export type TextFieldProps<Name extends string = string> = FieldProps<Name> & {
  type?: "text" | "email" | "search" | "tel";
  inputMode?: "url";
  /** No prose, which browsers would correct and capitalize. */
  isCode?: boolean;
  autoComplete?: string;
  placeholder?: string;
  lang?: string;
  initial?: string;
  about?: string;
};

export function TextField({ name, label, about, hint, required, initial, type = "text", isCode, ...input }: TextFieldProps) {
  const field = useFormField(name, { hasHint: Boolean(hint) });
  const isProse = type === "text" && !isCode && !input.inputMode;
  return (
    <Field field={field} label={label} about={about} hint={hint} required={required}>
      <input
        {...field.control}
        {...input}
        className="input"
        type={type}
        required={required}
        defaultValue={initial ?? field.initial}
        {...(isProse ? {} : { spellCheck: false, autoCapitalize: "none", autoCorrect: "off" })}
      />
    </Field>
  );
}

export function EmailField(props: Omit<TextFieldProps, "type">) {
  return <TextField autoComplete="off" {...props} type="email" />;
}

/** Not `type="url"`: it refuses addresses without https://, which the server would add. */
export function UrlField(props: Omit<TextFieldProps, "type">) {
  return <TextField placeholder="https://" autoComplete="off" {...props} inputMode="url" />;
}

export type TextAreaProps<Name extends string = string> = FieldProps<Name> & {
  rows?: number;
  placeholder?: string;
  lang?: string;
  /** "off" for fields with long lines. */
  wrap?: "off";
  about?: string;
};

/** Grows with its text in browsers that support this. */
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

export type NumberFieldProps<Name extends string = string> = FieldProps<Name> & { min?: number; max?: number };

/** A text control, because a mouse wheel would change the value of a number control. */
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

export type PasswordFieldProps<Name extends string = string> = FieldProps<Name> & {
  autoComplete: "current-password" | "new-password";
};

/** The server never fills it in, not even after a mistake. */
export function PasswordField({ name, label, hint, required, autoComplete }: PasswordFieldProps) {
  const field = useFormField(name, { hasHint: Boolean(hint) });
  return (
    <Field field={field} label={label} hint={hint} required={required}>
      <input {...field.control} className="input" type="password" autoComplete={autoComplete} required={required} />
    </Field>
  );
}

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

export type FileFieldProps<Name extends string = string> = FieldProps<Name> & { accept: string };

export function FileField({ name, label, hint, required, accept }: FileFieldProps) {
  const field = useFormField(name, { hasHint: Boolean(hint) });
  return (
    <Field field={field} label={label} hint={hint} required={required}>
      <DropZone {...field.control} accept={accept} prompt="Datei hierher ziehen oder auswählen" />
    </Field>
  );
}
