import { Picture } from "~/ui/admin/picture";
import { LibraryButton } from "~/ui/form/picture-actions";
import { useReadOnly } from "~/ui/form/read-only";
import { TextArea, type TextAreaProps } from "~/ui/form/text-area";
import { useLiveValue } from "~/ui/form/use-live-value";
import { linesOf } from "./field-kinds";
import { isPictureUrl, MOST_PICTURES } from "./upload-rules";

export const PICTURES_HINT = `Freiwillig, höchstens ${MOST_PICTURES.toString()}. Jede Zeile ist die Adresse eines Bildes, das schon hochgeladen ist; die Reihenfolge der Zeilen ist die der Galerie. Zum Entfernen die Zeile löschen.`;

export function PicturesField(props: Pick<TextAreaProps, "name" | "label" | "hint" | "required">) {
  const isReadOnly = useReadOnly();
  return (
    <div className="pictures-field">
      <TextArea {...props} rows={4} wrap="off" />
      <Pictures addresses={linesOf(useLiveValue(props.name))} />
      {isReadOnly ? null : <LibraryButton field={props.name}>Bild aus der Mediathek hinzufügen</LibraryButton>}
    </div>
  );
}

function Pictures({ addresses }: { addresses: readonly string[] }) {
  if (addresses.length === 0) return null;
  return (
    <ol className="pictures-list" aria-label="Bilder in ihrer Reihenfolge">
      {addresses.map((url, index) => (
        <li key={`${index.toString()} ${url}`}>
          <Picture picture={isPictureUrl(url) ? { src: url } : null} alt="" icon="image" shape="wide" />
          Bild {index + 1}
        </li>
      ))}
    </ol>
  );
}
