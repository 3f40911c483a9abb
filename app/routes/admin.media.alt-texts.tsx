import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type ConflictingAltTexts, listAltTexts, saveAltTexts } from "~/domain/media/media.server";
import { AltTextsScreen } from "~/domain/media/alt-texts-screen";
import { altTextsSaved, MEDIA_NOT_SAVED, savedMeanwhile } from "~/domain/media/media-notices";
import { altTextsSchema } from "~/domain/media/media-schema";
import { attempt } from "~/http/attempt.server";
import { neverKept } from "~/http/cache";
import { takeExpiredPost } from "~/http/expired-post.server";
import { requirePermission } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { faulty, type FormReply, invalid, readForm, refuse } from "~/http/read-form.server";
import { paths } from "~/paths";
import { screenError, screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Alternativtexte");

export const ErrorBoundary = screenError("Fehler beim Laden der Medien");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "update", "media");
  const ids = new URL(request.url).searchParams.get("ids")?.split(",").filter(Boolean) ?? [];
  return { ...(await listAltTexts(ids)), unsaved: (await takeExpiredPost(request, user))?.fields ?? null };
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "media");
  const form = await readForm(request, altTextsSchema);
  if (!form.ok) return invalid(form.reply);
  const typed = form.value.files;
  const tried = await attempt(request, () => saveAltTexts(typed, by));
  if (tried.state === "error") return faulty(form.reply, MEDIA_NOT_SAVED);
  const { saved, gone, conflicting } = tried.value;
  if (conflicting.length === 0) {
    return redirectWithNotice(paths.admin.media.list(), { kind: gone > 0 ? "warning" : "success", text: altTextsSaved(saved, gone) });
  }
  const files = typed.map((file) => conflicting.find(({ id }) => id === file.id) ?? file);
  return data({ reply: withConflicts(form.reply, files) }, neverKept(409));
}

/** The form again: what others saved stands at its field, and is overwritten by who sends it once more. */
function withConflicts(reply: FormReply, files: readonly ConflictingAltTexts[]): FormReply {
  const messages = files.flatMap(({ conflicts = [] }, index) => conflicts.map(({ name, stored }) => [`files[${index.toString()}].${name}`, savedMeanwhile(stored)] as const));
  return refuse({ ...reply, initialValue: { files: files.map(({ conflicts: _, version, ...values }) => ({ ...values, version: version.toString() })) } }, Object.fromEntries(messages));
}

export default function MediaAltTexts() {
  return <AltTextsScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />;
}
