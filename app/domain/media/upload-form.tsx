import { Form } from "@remix-run/react";
import type { FormEvent } from "react";
import { paths } from "~/paths";
import { DropZone } from "~/ui/form/drop-zone";
import { FormActions } from "~/ui/form/form-actions";
import { useLargeFiles } from "~/ui/form/large-files";
import { PICTURES } from "~/ui/form/picture-field";
import { SubmitButton } from "~/ui/form/submit-button";
import { MEDIA_CATEGORY_LABELS } from "./media-filter";
import { UPLOAD_HINT } from "../record/upload-rules";

type Props = {
  id: string;
  category: string | undefined;
  /** What was wrong with the form as a whole. */
  problem: string | null;
  /** Takes the files over where JavaScript runs. */
  onFiles: (files: readonly File[], category: string) => void;
};

export function UploadForm({ id, category = "general", problem, onFiles }: Props) {
  function takeOver(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const [input, chosen] = [elements.namedItem("file"), elements.namedItem("category")];
    if (!(input instanceof HTMLInputElement) || !(chosen instanceof HTMLSelectElement)) return;
    onFiles([...(input.files ?? [])], chosen.value);
    input.value = "";
  }

  return (
    <Form className="form" method="post" encType="multipart/form-data" onSubmit={takeOver}>
      <input type="hidden" name="id" value={id} />
      <section className="form-section" aria-label="Dateien">
        <div className="field">
          <label className="field-label" htmlFor="upload-category">
            Kategorie
          </label>
          <select className="input input-select" id="upload-category" name="category" defaultValue={category}>
            {Object.entries(MEDIA_CATEGORY_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <FilesField problem={problem} />
      </section>
      <FormActions cancel={{ url: paths.admin.media.list(), text: "Zurück zu den Medien" }}>
        <SubmitButton pending="Wird hochgeladen …">Hochladen</SubmitButton>
      </FormActions>
    </Form>
  );
}

function FilesField({ problem }: { problem: string | null }) {
  const { check, noteOn } = useLargeFiles();
  const described = ["upload-hint", problem ? "upload-error" : ""].filter(Boolean).join(" ");
  return (
    <div className="field" data-invalid={problem ? true : undefined}>
      <label className="field-label" htmlFor="upload-file" data-required>
        Dateien
      </label>
      <p className="field-hint" id="upload-hint">
        {UPLOAD_HINT} <noscript>Ohne JavaScript gehen bis zu 10 Dateien mit zusammen 20 MB auf einmal.</noscript>
      </p>
      <DropZone
        id="upload-file"
        name="file"
        accept={PICTURES}
        words="Bilder hierher ziehen oder auswählen"
        multiple
        required
        aria-describedby={described}
        aria-invalid={problem ? true : undefined}
        onChoose={check}
      />
      {noteOn(problem ? [problem] : [])}
      {problem ? (
        <p className="field-error" id="upload-error">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
