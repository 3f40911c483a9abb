import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { checkMedia, DELETION_FAULTS, type DeletionFault, deleteMedia } from "~/domain/desk/delete-media.server";
import type { ShownUse } from "~/domain/media/picture-choice";
import { PictureUseList } from "~/domain/media/picture-uses";
import { can } from "~/domain/people/access/permissions";
import { usesFor } from "~/domain/desk/picture-uses.server";
import { DeletionPage, type QuestionAnswer } from "~/domain/record/question-page";
import { versionSchema } from "~/domain/record/resource-schemas";
import { neverCached } from "~/http/answers";
import { changedMeanwhile } from "~/http/conflict.server";
import { screenFault, withFault } from "~/http/faults.server";
import { requirePermission } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { type FormReply, invalid, readForm } from "~/http/read-form.server";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { NoticeBox } from "~/ui/admin/notice";
import { PageHeader } from "~/ui/admin/page-header";
import { Panel } from "~/ui/admin/panel";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Datei löschen", failure: "Fehler beim Laden der Medien" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "delete", "media");
  const checked = await checkMedia(params.id ?? "");
  if (!checked.ok) return notDeletable(checked.fault);
  const { asset, uses } = checked.found;
  const { id, originalName, version, picture } = asset;
  const replaceUrl = can(user, "update", "media") ? paths.admin.media.replace(id) : null;
  const file = { originalName, version, thumbnail: picture.src, uses: usesFor(user, uses), replaceUrl };
  return data({ title: originalName, file, fault: null });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "delete", "media");
  const form = await readForm(request, versionSchema);
  if (!form.ok) return invalid(form.reply);
  const deleted = await deleteMedia({ id: params.id ?? "", version: form.value.version, by });
  if (deleted.ok) {
    const text = "Datei erfolgreich gelöscht!";
    if (deleted.isEmptied) return redirectWithNotice(paths.admin.media.list(), { kind: "success", text });
    return redirectWithNotice(paths.admin.media.list(), { kind: "warning", text: `${text} Aus dem Speicher konnte sie noch nicht entfernt werden.` });
  }
  if (deleted.reason === "fault") return faulty(form.reply, deleted.fault);
  return changedMeanwhile();
}

function notDeletable(fault: DeletionFault) {
  return data({ file: null, fault: screenFault(DELETION_FAULTS[fault]) }, answerTo(fault));
}

function faulty(reply: FormReply, fault: DeletionFault) {
  return data({ reply: withFault(reply, DELETION_FAULTS[fault]) }, answerTo(fault));
}

function answerTo(fault: DeletionFault) {
  return neverCached(fault === "missing" ? 404 : 503);
}

const listUrl = paths.admin.media.list();

export default function DeleteFile() {
  const { file, fault } = useLoaderData<typeof loader>();
  const answer: QuestionAnswer = useActionData<typeof action>();
  if (file === null) {
    return (
      <>
        <PageHeader title="Datei löschen" back={{ url: listUrl, text: "Medien" }} />
        <NoticeBox notice={{ kind: "error", text: fault }} />
      </>
    );
  }
  if (file.uses.length > 0) return <InUse file={file} />;
  return (
    <DeletionPage version={file.version} answer={answer} listUrl={listUrl} name={file.originalName}>
      <img className="media-doomed" src={file.thumbnail} alt="" />
      <p>Die Datei wird endgültig gelöscht. Das kann nicht rückgängig gemacht werden.</p>
    </DeletionPage>
  );
}

/** `replaceUrl` is null for people who may not replace the file. */
type UsedFile = { originalName: string; uses: readonly ShownUse[]; replaceUrl: string | null };

function InUse({ file: { originalName, uses, replaceUrl } }: { file: UsedFile }) {
  const places = uses.length === 1 ? "an einer Stelle" : `an ${uses.length.toString()} Stellen`;
  const bin = uses.some(({ notOnSite }) => notOnSite === "bin") ? " Was im Papierkorb liegt, stellen Sie dafür wieder her." : "";
  return (
    <>
      <PageHeader title={originalName} back={{ url: listUrl, text: "Medien" }} lead="Diese Datei kann nicht gelöscht werden." />
      <NoticeBox
        notice={{ kind: "warning", text: `Das Bild wird noch ${places} verwendet. Bitte wählen Sie dort zuerst ein anderes.${bin}` }}
      />
      <Panel title="Verwendet in" count={uses.length}>
        <PictureUseList uses={uses} />
      </Panel>
      {replaceUrl ? (
        <div className="page-actions">
          <ButtonLink to={replaceUrl}>Datei ersetzen</ButtonLink>
        </div>
      ) : null}
    </>
  );
}
