import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import type { FormEvent } from "react";
import { ADD_ALT_TEXTS, uploadedText, UploadList, useUploads } from "~/domain/media/upload-list";
import { uploadSchema } from "~/domain/media/media-schema";
import { statusOf, storeUploads } from "~/domain/media/uploads.server";
import { UPLOAD_HINT } from "~/domain/record/upload-rules";
import { MEDIA_CATEGORY_LABELS } from "~/domain/media/media-filter";
import { neverCached } from "~/http/answers";
import { takeExpiredPost } from "~/http/expired-post.server";
import { reasonText } from "~/http/faults.server";
import { requirePermission } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { invalid, readForm } from "~/http/read-form.server";
import { GERMAN_FORM_LABELS } from "~/i18n/form-labels";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";
import { textOf } from "~/ui/admin/shown-value";
import { NoticeBox } from "~/ui/admin/notice";
import { PageHeader } from "~/ui/admin/page-header";
import { DropZone } from "~/ui/form/drop-zone";
import { SubmitActions } from "~/ui/form/form-actions";
import { chooseFiles, useFileCheck } from "~/ui/form/file-check";
import { LeaveWarning } from "~/ui/form/leave-warning";
import { PICTURES } from "~/ui/form/picture-field";
import type { FormReply } from "~/ui/form/schema-form";

export const { meta, ErrorBoundary } = adminScreen({ title: "Dateien hochladen", failure: "Fehler beim Laden der Medien" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "create", "media");
  const unsaved = await takeExpiredPost(request, user);
  // lost: the files did not arrive, because the session ended before the upload
  return { id: randomUUID(), lost: unsaved ? { category: textOf(unsaved.category) } : null };
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "create", "media");
  const form = await readForm(request, uploadSchema);
  if (!form.ok) return invalid(form.reply);
  const { file: files, category } = form.value;
  const uploaded = await storeUploads({ files, category, by, form: form.formId });
  const status = statusOf(uploaded);
  if (status !== 200) {
    return data({ uploaded, category, reason: reasonText() }, neverCached(status));
  }
  const link = { url: paths.admin.media.altTexts(uploaded.flatMap(({ id }) => id ?? [])), text: ADD_ALT_TEXTS };
  return redirectWithNotice(paths.admin.media.list(), { kind: "success", text: uploadedText(uploaded.length), link });
}

type Uploaded = { name: string; id: string | null; refusal: string | null };

type Answer = { uploaded: Uploaded[]; category: string; reason: string | null } | { reply: FormReply } | undefined;

const BACK = { url: paths.admin.media.list(), text: "Medien" };

export default function Upload() {
  const { id, lost } = useLoaderData<typeof loader>();
  const answer: Answer = useActionData<typeof action>();
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

function categoryIn(answer: Answer): string | undefined {
  if (!answer) return undefined;
  return "category" in answer ? answer.category : textOf(answer.reply.initialValue?.category);
}

function problemOf(answer: Answer): string | null {
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
