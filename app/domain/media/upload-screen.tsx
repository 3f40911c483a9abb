import { Form, Link } from "@remix-run/react";
import type { FormEvent } from "react";
import { GERMAN_FORM_LABELS } from "~/i18n/form-labels";
import { paths } from "~/paths";
import { NoticeBox } from "~/ui/admin/notice";
import { PageHeader } from "~/ui/admin/page-header";
import { textOf } from "~/ui/admin/shown-value";
import { DropZone } from "~/ui/form/drop-zone";
import { SubmitActions } from "~/ui/form/form-actions";
import { chooseFiles, useFileCheck } from "~/ui/form/file-check";
import { LeaveWarning } from "~/ui/form/leave-warning";
import { PICTURES } from "~/ui/form/picture-field";
import type { FormReply } from "~/ui/form/schema-form";
import { UPLOAD_HINT } from "../record/upload-rules";
import { MEDIA_CATEGORY_LABELS } from "./media-filter";
import { uploadedText, UploadList, useUploads } from "./upload-list";

type Uploaded = { name: string; id: string | null; refusal: string | null };

type Props = {
  id: string;
  /** Set if the session ended before the upload: the files did not arrive. */
  lost: { category: string } | null;
  answer: { uploaded: Uploaded[]; category: string; reason: string | null } | { reply: FormReply } | undefined;
};

const BACK = { url: paths.admin.media.list(), text: "Medien" };

export function UploadScreen({ id, lost, answer }: Props) {
  const { uploads, isUnderWay, doneCount, start } = useUploads({ url: paths.admin.media.uploadOne, form: id });
  const category = categoryIn(answer) ?? lost?.category;
  const problem = problemOf(answer) ?? (lost && !answer ? GERMAN_FORM_LABELS.fileLost : null);
  return (
    <>
      <PageHeader title="Dateien hochladen" back={BACK} lead="Die Bilder werden verkleinert und in WebP umgewandelt." />
      {answer && "uploaded" in answer && uploads.length === 0 ? <Outcome {...answer} /> : null}
      {doneCount > 0 ? <NoticeBox key={doneCount} notice={{ kind: "success", text: uploadedText(doneCount), seconds: 3 }} /> : null}
      <UploadForm id={id} category={category} problem={problem} onFiles={start} />
      <UploadList uploads={uploads} isUnderWay={isUnderWay} />
      <LeaveWarning isDirty={isUnderWay} />
    </>
  );
}

function categoryIn(answer: Props["answer"]): string | undefined {
  if (!answer) return undefined;
  return "category" in answer ? answer.category : textOf(answer.reply.initialValue?.category);
}

function problemOf(answer: Props["answer"]): string | null {
  if (!answer || !("reply" in answer)) return null;
  return Object.values(answer.reply.error ?? {}).flatMap((messages) => messages ?? [])[0] ?? null;
}

function Outcome({ uploaded, reason }: { uploaded: readonly Uploaded[]; reason: string | null }) {
  const stored = uploaded.filter(({ refusal }) => refusal === null).length;
  const failed = stored === 0 ? "Upload fehlgeschlagen" : "Upload teilweise fehlgeschlagen";
  const more = [stored === 0 ? [] : uploadedText(stored), reason ?? []].flat();
  return (
    <NoticeBox notice={{ kind: "error", text: more.length === 0 ? failed : `${failed}. ${more.join(" ")}` }}>
      <ul className="notice-list">
        {uploaded.map(({ name, id, refusal }, index) => (
          <li key={`${index.toString()} ${name}`}>
            <strong>{id === null ? name : <Link to={paths.admin.media.show(id)}>{name}</Link>}</strong>: {refusal ?? "hochgeladen"}
          </li>
        ))}
      </ul>
    </NoticeBox>
  );
}

type FormProps = {
  id: string;
  category: string | undefined;
  problem: string | null;
  onFiles: (files: readonly File[], category: string) => void;
};

function UploadForm({ id, category = "general", problem, onFiles }: FormProps) {
  function takeOver(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const [input, chosen] = [elements.namedItem("file"), elements.namedItem("category")];
    if (!(input instanceof HTMLInputElement) || !(chosen instanceof HTMLSelectElement)) return;
    onFiles([...(input.files ?? [])], chosen.value);
    chooseFiles(input, []);
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
      <SubmitActions cancel={{ url: paths.admin.media.list(), text: "Zurück zu den Medien" }} pending="Wird hochgeladen …">Hochladen</SubmitActions>
    </Form>
  );
}

function FilesField({ problem }: { problem: string | null }) {
  const { check, noteOn } = useFileCheck();
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
        prompt="Bilder hierher ziehen oder auswählen"
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
