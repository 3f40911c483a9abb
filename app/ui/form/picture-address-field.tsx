import { Field, type FieldProps } from "./field";
import { LibraryButton } from "./library-button";
import { useReplied } from "./reply";
import { useFormField } from "./use-form-field";

/** The address of a picture of this site, as text with the picture beside it; the library knows more of them. */
export function PictureAddressField({ name, label, hint, required }: FieldProps) {
  const field = useFormField(name, { hasHint: Boolean(hint) });
  const replied = useReplied(name);
  const opened = replied ?? field.initial ?? "";
  const shown = field.current ?? opened;
  return (
    <Field field={field} label={label} hint={hint} required={required}>
      <div className="picture-address">
        {shown.startsWith("/") ? <img className="file-preview" src={shown} alt="Bisheriges Bild" width={160} height={160} /> : null}
        <div className="picture-address-control">
          <input
            {...field.control}
            key={replied}
            className="input"
            type="text"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            defaultValue={opened}
          />
          <LibraryButton field={name} />
        </div>
      </div>
    </Field>
  );
}
