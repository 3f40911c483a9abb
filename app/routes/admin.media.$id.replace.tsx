import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findMedia } from "~/domain/media/media.server";
import { replacementSchema } from "~/domain/media/media-schema";
import type { QuestionAnswer } from "~/domain/record/question-page";
import { isPassing, REFUSAL_TEXTS, UPLOAD_HINT } from "~/domain/record/upload-rules";
import { savedText } from "~/domain/record/record-notices";
import { findScreenOfPicture } from "~/domain/desk/picture-uses.server";
import { attemptOr } from "~/http/attempt.server";
import { changedMeanwhile } from "~/http/conflict.server";
import { notFound } from "~/http/answers";
import { takeExpiredPost } from "~/http/expired-post.server";
import { requireFound, requirePermission } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { invalid, readForm, refuse } from "~/http/read-form.server";
import { noticeOf } from "~/http/record-answers.server";
import { tryToReplace } from "~/domain/media/uploads.server";
import { paths } from "~/paths";
import { NoticeBox } from "~/ui/admin/notice";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";
import { SubmitActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";

export const { meta, ErrorBoundary } = adminScreen({ title: "Datei ersetzen", failure: "Fehler beim Laden der Medien" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "update", "media");
  const asset = requireFound(await findMedia(params.id ?? ""));
  const { id, originalName: title, version, picture } = asset;
  return { id, title, version, replaced: picture.src, unsaved: (await takeExpiredPost(request, user)) ?? {} };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "media");
  const form = await readForm(request, replacementSchema);
  if (!form.ok) return invalid(form.reply);
  const id = params.id ?? "";
  const result = await tryToReplace({ id, by, ...form.value });
  if (result.ok) {
    const said = { text: savedText(result.originalName), screen: await attemptOr(request, () => findScreenOfPicture(id), null) };
    return redirectWithNotice(`${paths.admin.media.show(id)}?replaced`, await noticeOf(request, said));
  }
  if (result.reason === "missing") throw notFound();
  if (result.reason === "refused") return invalid(refuse(form.reply, { file: REFUSAL_TEXTS[result.refusal] }), isPassing(result.refusal) ? 503 : 422);
  return changedMeanwhile();
}

const { Form, HiddenField, PictureField } = formOf(() => import("~/domain/media/media-schema").then((schemas) => schemas.replacementSchema));

const REPLACED = "Diese Datei wurde inzwischen bearbeitet. Bitte prüfen Sie, ob sie noch ersetzt werden soll.";

export default function ReplaceFile() {
  const { id, title, version, replaced, unsaved } = useLoaderData<typeof loader>();
  const answer: QuestionAnswer = useActionData<typeof action>();
  const back = { url: paths.admin.media.show(id), text: title };
  return (
    <>
      <PageHeader title="Datei ersetzen" back={back} lead="Alles, was dieses Bild verwendet, zeigt sofort das neue." />
      {answer?.hasChanged ? <NoticeBox notice={{ kind: "warning", text: REPLACED }} /> : null}
      <Form key={version} defaultValue={{ ...unsaved, version }} reply={answer?.reply} sendsFile>
        <HiddenField name="version" />
        <section className="form-section" aria-label="Neue Datei">
          <PictureField name="file" label="Neue Datei" hint={UPLOAD_HINT} required replaced={replaced} alt="Bisheriges Bild" />
        </section>
        <SubmitActions cancel={{ url: back.url }} pending="Wird ersetzt …">Ersetzen</SubmitActions>
      </Form>
    </>
  );
}
