import type { ReactNode } from "react";
import type { FormField } from "./use-form-field";

export type FieldProps<Name extends string = string> = {
  name: Name;
  label: string;
  hint?: ReactNode;
  required?: boolean;
};

type Props = Pick<FieldProps, "label" | "hint" | "required"> & {
  field: FormField;
  about?: string;
  children: ReactNode;
};

export function Field({ field, label, about, hint, required = false, children }: Props) {
  return (
    <div className="field" data-invalid={field.errors.length > 0 || undefined}>
      <label className="field-label" htmlFor={field.control.id} data-required={required || undefined}>
        {about ? <span className="visually-hidden">{about} </span> : null}
        {label}
      </label>
      {hint ? <FieldHint id={field.hintId}>{hint}</FieldHint> : null}
      {children}
      <FieldErrors field={field} />
    </div>
  );
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-hint" id={id}>
      {children}
    </p>
  );
}

export function FieldErrors({ field: { errors, errorId } }: { field: FormField }) {
  if (errors.length === 0) return null;
  return (
    <p className="field-error" id={errorId}>
      {errors.join(" ")}
    </p>
  );
}
