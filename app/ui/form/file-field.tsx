import { DropZone } from "./drop-zone";
import { Field, type FieldProps } from "./field";
import { useFormField } from "./use-form-field";

export type FileFieldProps<Name extends string = string> = FieldProps<Name> & { accept: string };

export function FileField({ name, label, hint, required, accept }: FileFieldProps) {
  const field = useFormField(name, { hasHint: Boolean(hint) });
  return (
    <Field field={field} label={label} hint={hint} required={required}>
      <DropZone {...field.control} accept={accept} prompt="Datei hierher ziehen oder auswählen" />
    </Field>
  );
}
