import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { checkMedia, DELETION_FAULTS, type DeletionFault, deleteMedia } from "~/domain/desk/delete-media.server";
import { MediaDeletion } from "~/domain/media/media-deletion";
import { can } from "~/domain/people/access/permissions";
import { usesFor } from "~/domain/desk/picture-uses.server";
import { versionSchema } from "~/domain/record/resource-schemas";
import { neverCached } from "~/http/answers";
import { changedMeanwhile } from "~/http/conflict.server";
import { screenFault, withFault } from "~/http/faults.server";
import { requirePermission } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { type FormReply, invalid, readForm } from "~/http/read-form.server";
import { paths } from "~/paths";
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

export default function DeleteFile() {
  return <MediaDeletion {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
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
