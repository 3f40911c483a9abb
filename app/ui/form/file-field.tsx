import { useState } from "react";
import { LibraryButton } from "./library-button";
import { Field, type FieldProps } from "./field";
import { KeptPicture } from "./kept-picture";
import { useWords } from "./labels";
import { LARGEST_PICTURE, useLargeFiles } from "./large-files";
import { useReadOnly } from "./read-only";
import { useReplied } from "./reply";
import { type FormField, useFormField } from "./use-form-field";

export type FileFieldProps<Name extends string = string> = FieldProps<Name> & {
  accept?: string;
  /** The field that holds the address of the picture that is kept: shown, and sent along unless it is unticked. */
  keptIn?: Name;
  /** Also offers the pictures that were uploaded before, for `keptIn`. */
  offersLibrary?: boolean;
  /** What the kept picture shows. */
  alt?: string;
};

const PICTURES = "image/jpeg,image/png,image/webp,image/gif";

/**
 * A file, with the picture that is there already. A chosen picture that the server stored beside a mistake in another
 * field is kept the same way: the answer names its address in `keptIn`, and the control is empty again.
 */
export function FileField({ name, label, hint, required, accept = PICTURES, keptIn, alt = "", ...rest }: FileFieldProps) {
  const field = useWithLostFile(useFormField(name, { hasHint: Boolean(hint) }));
  const stored = useReplied(keptIn);
  return (
    <Field field={field} label={label} hint={hint} required={required}>
      <FileControl key={stored} field={field} accept={accept} keptIn={keptIn} alt={alt} isNeeded={required ?? false} />
      {rest.offersLibrary && keptIn !== undefined ? <LibraryButton field={keptIn} /> : null}
    </Field>
  );
}

/** why: what was typed before the session ended comes back, a chosen file does not */
function useWithLostFile(field: FormField): FormField {
  const words = useWords();
  const isLost = useFormField(`with_${field.control.name}`).initial === "on" && field.errors.length === 0;
  if (!isLost) return field;
  const described = [field.control["aria-describedby"], field.errorId].filter(Boolean).join(" ");
  return { ...field, errors: [words.fileLost], control: { ...field.control, "aria-invalid": true, "aria-describedby": described } };
}

type ControlProps = { field: FormField; accept: string; keptIn: string | undefined; alt: string; isNeeded: boolean };

function FileControl({ field, accept, keptIn, alt, isNeeded }: ControlProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { check, noteOn } = useLargeFiles();
  const isReadOnly = useReadOnly();
  return (
    <div className="file">
      {keptIn === undefined ? null : (
        <KeptPicture name={keptIn} chosen={chosen} onBroken={() => setChosen(null)} alt={alt} isNeeded={isNeeded} />
      )}
      <input
        {...field.control}
        className="file-input"
        type="file"
        accept={accept}
        hidden={isReadOnly}
        onChange={({ currentTarget: input }) => {
          preview(input.files?.[0], setChosen);
          if (accept === PICTURES) check(input);
        }}
      />
      {noteOn(field.errors)}
    </div>
  );
}

/** Shows a chosen picture as soon as the browser has read it. One that is too large to be sent is not worth it. */
function preview(file: File | undefined, show: (address: string | null) => void): void {
  show(null);
  if (!file?.type.startsWith("image/") || file.size > LARGEST_PICTURE) return;
  const reader = new FileReader();
  reader.onload = () => show(typeof reader.result === "string" ? reader.result : null);
  reader.readAsDataURL(file);
}
