import { useFormMetadata } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { DropZone } from "./drop-zone";
import { Field, type FieldProps } from "./field";
import { LARGEST_PICTURE, useFileCheck } from "./file-check";
import { useFormLabels } from "./labels";
import { PictureActions, type PictureState } from "./picture-actions";
import { useReplied } from "./reply";
import { TextField } from "./input-fields";
import { type FormField, useFormField } from "./use-form-field";

export type PictureFieldProps<Name extends string = string> = FieldProps<Name> & {
  /** The field with the address of the kept picture. */
  keptIn?: Name;
  /** Set if the address can also be typed. */
  address?: Pick<FieldProps, "label" | "hint">;
  alt?: string;
  /** The address of the stored picture whose file is being replaced; not a field of the form. */
  replaced?: string;
};

export const PICTURES = "image/jpeg,image/png,image/webp,image/gif";

/** If another field has a mistake, the file is stored, and its address comes back in `keptIn`. */
export function PictureField({ name, label, hint, required, keptIn, address, alt = "", replaced }: PictureFieldProps) {
  const field = useWithLostFile(useFormField(name, { hasHint: Boolean(hint) }));
  const stored = useReplied(keptIn);
  return (
    <>
      <Field field={field} label={label} hint={hint} required={required}>
        <PictureControl key={stored} field={field} keptIn={keptIn} alt={alt} replaced={replaced} isTyped={address !== undefined} mayGo={!required && !address} />
      </Field>
      {address && keptIn !== undefined ? <TextField key={stored} {...address} name={keptIn} initial={stored} inputMode="url" autoComplete="off" /> : null}
    </>
  );
}

/** After the session has ended, typed values come back, but a chosen file does not. */
function useWithLostFile(field: FormField) {
  const formLabels = useFormLabels();
  const [isChosenAgain, setChosenAgain] = useState(false);
  const isLost = useFormField(`with_${field.control.name}`).initial === "on" && !isChosenAgain && field.errors.length === 0;
  if (!isLost) return field;
  const described = [field.control["aria-describedby"], field.errorId].filter(Boolean).join(" ");
  return { ...field, errors: [formLabels.fileLost], control: { ...field.control, "aria-invalid": true, "aria-describedby": described, onInput: () => setChosenAgain(true) } };
}

/** `src` is null if the browser cannot show the picture. */
type ChosenFile = { src: string | null };

type ControlProps = { field: FormField; keptIn: string | undefined; alt: string; replaced: string | undefined; isTyped: boolean; mayGo: boolean };

function PictureControl({ field, keptIn, alt, replaced, isTyped, mayGo }: ControlProps) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const [input, box] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const kept = useKept(keptIn, isTyped);
  const form = useFormMetadata();
  const formLabels = useFormLabels();
  const { check, refuse, noteOn } = useFileCheck();
  // otherwise the browser keeps each chosen file until the tab is closed
  useEffect(() => () => URL.revokeObjectURL(chosen?.src ?? ""), [chosen]);
  const state: PictureState = chosen !== null ? "chosen" : kept === "" ? "none" : isRemoved ? "removed" : "kept";

  function giveUpPreview() {
    if (state !== "chosen") return;
    setChosen({ src: null });
    if (input.current) refuse(input.current);
  }

  const src = { chosen: chosen?.src ?? null, kept, none: replaced ?? null, removed: null }[state];
  return (
    <div className="picture-field">
      <PreviewPicture src={src} alt={state === "chosen" ? "" : alt} onBroken={giveUpPreview} />
      <div className="picture-control">
        <DropZone
          {...field.control}
          input={input}
          accept={PICTURES}
          prompt="Bild hierher ziehen oder auswählen"
          onChoose={(control) => {
            setChosen(chosenIn(control));
            check(control);
            // the server refused the address, which Conform does not check again when a file is chosen
            if (keptIn) form.validate({ name: keptIn });
          }}
        />
        {noteOn(field.errors)}
        {kept !== "" && mayGo ? (
          <label className="check picture-keep">
            <input className="check-box" ref={box} type="checkbox" name={keptIn} value={kept} checked={!isRemoved} onChange={() => setRemoved(!isRemoved)} />
            <span className="check-label">{formLabels.keepFile}</span>
          </label>
        ) : null}
        <PictureActions state={state} mayGo={mayGo} input={input} box={box} keptIn={keptIn} />
      </div>
    </div>
  );
}

function useKept(keptIn: string | undefined, isTyped: boolean): string {
  const { initial = "", current = "" } = useFormField(keptIn ?? "");
  const replied = useReplied(keptIn);
  const kept = isTyped ? current : (replied ?? initial);
  return keptIn !== undefined && kept.startsWith("/") ? kept : "";
}

function PreviewPicture({ src, alt, onBroken }: { src: string | null; alt: string; onBroken: () => void }) {
  if (src === null) return <span className="file-preview file-preview-none">Kein Bild</span>;
  return <img className="file-preview" src={src} alt={alt} width={160} height={160} onError={onBroken} />;
}

function chosenIn({ files }: HTMLInputElement): ChosenFile | null {
  const [file] = files ?? [];
  if (!file) return null;
  const isShown = PICTURES.includes(file.type) && file.size > 0 && file.size <= LARGEST_PICTURE;
  return { src: isShown ? URL.createObjectURL(file) : null };
}
