import { paths } from "~/paths";
import { NoticeBox } from "~/ui/admin/notice";
import { PageHeader } from "~/ui/admin/page-header";
import { LeaveWarning } from "~/ui/form/leave-warning";
import type { FormReply } from "~/ui/form/schema-form";
import { uploadedText } from "./media-notices";
import { UploadForm } from "./upload-form";
import { UploadList } from "./upload-list";
import { useUploads } from "./use-uploads";

type Uploaded = { name: string; refusal: string | null };

type Props = {
  /** Of the form: sent twice, it still stores each file once. */
  id: string;
  answer: { uploaded: Uploaded[]; category: string } | { reply: FormReply } | undefined;
};

const BACK = { url: paths.admin.media.list(), text: "Medien" };

/** Uploads files: all at once in one form, or, where JavaScript runs, one after the other with their progress. */
export function UploadScreen({ id, answer }: Props) {
  const { uploads, isUnderWay, doneCount, start } = useUploads({ url: paths.admin.media.uploadOne, form: id });
  const category = answer && "category" in answer ? answer.category : undefined;
  return (
    <>
      <PageHeader title="Dateien hochladen" back={BACK} lead="Die Bilder werden verkleinert und in WebP umgewandelt." />
      {answer && "uploaded" in answer && uploads.length === 0 ? <Outcome uploaded={answer.uploaded} /> : null}
      {doneCount > 0 ? <NoticeBox key={doneCount} notice={{ kind: "success", text: uploadedText(doneCount), seconds: 3 }} /> : null}
      <UploadForm id={id} category={category} problem={problemOf(answer)} onFiles={start} />
      <UploadList uploads={uploads} />
      <LeaveWarning isDirty={isUnderWay} />
    </>
  );
}

function Outcome({ uploaded }: { uploaded: readonly Uploaded[] }) {
  const stored = uploaded.filter(({ refusal }) => refusal === null).length;
  const text = stored === 0 ? "Upload fehlgeschlagen" : `Upload teilweise fehlgeschlagen. ${uploadedText(stored)}`;
  return (
    <NoticeBox notice={{ kind: "error", text }}>
      <ul className="notice-list">
        {uploaded.map(({ name, refusal }, index) =>
          refusal === null ? null : (
            <li key={`${index.toString()} ${name}`}>
              <strong>{name}</strong>: {refusal}
            </li>
          ),
        )}
      </ul>
    </NoticeBox>
  );
}

function problemOf(answer: Props["answer"]): string | null {
  if (!answer || !("reply" in answer)) return null;
  return Object.values(answer.reply.error ?? {}).flatMap((messages) => messages ?? [])[0] ?? null;
}
