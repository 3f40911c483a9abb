import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { GERMAN_FORM_LABELS } from "~/i18n/form-labels";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { Icon } from "~/ui/admin/icon";
import { NoticeBox } from "~/ui/admin/notice";
import { PageHeader } from "~/ui/admin/page-header";
import { Picture } from "~/ui/admin/picture";
import { textOf } from "~/ui/admin/shown-value";
import { LeaveWarning } from "~/ui/form/leave-warning";
import type { FormReply } from "~/ui/form/schema-form";
import { ADD_ALT_TEXTS, uploadedText } from "./media-notices";
import { UploadForm } from "./upload-form";
import { type ShownUpload, useUploads } from "./use-uploads";

type Uploaded = { name: string; id: string | null; refusal: string | null };

type Props = {
  /** Of the form: sent twice, it still stores each file once. */
  id: string;
  /** The files that were sent after the session had ended never arrived. */
  lost: { category: string } | null;
  answer: { uploaded: Uploaded[]; category: string; away: string | null } | { reply: FormReply } | undefined;
};

const BACK = { url: paths.admin.media.list(), text: "Medien" };

/** Uploads files: all at once in one form, or, where JavaScript runs, one after the other with their progress. */
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

function Outcome({ uploaded, away }: { uploaded: readonly Uploaded[]; away: string | null }) {
  const stored = uploaded.filter(({ refusal }) => refusal === null).length;
  const text = stored === 0 ? "Upload fehlgeschlagen" : `Upload teilweise fehlgeschlagen. ${uploadedText(stored)}`;
  return (
    <NoticeBox notice={{ kind: "error", text: away ? `${text}. ${away}` : text }}>
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

function categoryIn(answer: Props["answer"]): string | undefined {
  if (!answer) return undefined;
  return "category" in answer ? answer.category : textOf(answer.reply.initialValue?.category);
}

function problemOf(answer: Props["answer"]): string | null {
  if (!answer || !("reply" in answer)) return null;
  return Object.values(answer.reply.error ?? {}).flatMap((messages) => messages ?? [])[0] ?? null;
}

function UploadList({ uploads, isUnderWay }: { uploads: readonly ShownUpload[]; isUnderWay: boolean }) {
  if (uploads.length === 0) return null;
  const stored = uploads.flatMap((upload) => upload.stored ?? []);
  return (
    <section className="panel" aria-labelledby="upload-list">
      <header className="panel-head">
        <h2 className="panel-title" id="upload-list">
          Uploads
        </h2>
      </header>
      <ul className="uploads">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
      {isUnderWay || stored.length === 0 ? null : <ButtonLink to={paths.admin.media.altTexts(stored)}>{ADD_ALT_TEXTS}</ButtonLink>}
    </section>
  );
}

function UploadRow({ upload: { id, name, progress, refusal, stored, file } }: { upload: ShownUpload }) {
  return (
    <li className="upload" data-state={stateOf({ progress, refusal })}>
      <Thumbnail file={file} />
      <span className="upload-name" id={`upload-${id.toString()}`}>
        {stored === null ? name : <Link to={paths.admin.media.show(stored)}>{name}</Link>}
      </span>
      {refusal === null ? <Meter id={id} progress={progress} /> : <Refusal text={refusal} />}
    </li>
  );
}

/** The file itself, as it lies on the computer of who sends it. */
function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const own = URL.createObjectURL(file);
    setUrl(own);
    return () => URL.revokeObjectURL(own);
  }, [file]);
  return <Picture picture={url === null ? null : { src: url }} alt="" icon="image" />;
}

function Meter({ id, progress }: { id: number; progress: number }) {
  return (
    <span className="upload-state">
      <progress className="upload-progress" max={100} value={progress} aria-labelledby={`upload-${id.toString()}`} />
      <span className="upload-word">{progress === 100 ? "Fertig" : `${progress.toString()} %`}</span>
    </span>
  );
}

function Refusal({ text }: { text: string }) {
  return (
    <span className="upload-state" role="alert">
      <Icon name="alert" size="sm" />
      {text}
    </span>
  );
}

function stateOf({ progress, refusal }: Pick<ShownUpload, "progress" | "refusal">) {
  if (refusal !== null) return "refused";
  return progress === 100 ? "done" : "running";
}
