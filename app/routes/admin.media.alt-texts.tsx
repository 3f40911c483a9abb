import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type ConflictingAltTexts, listAltTexts, saveAltTexts } from "~/domain/media/media.server";
import { AltTextsScreen } from "~/domain/media/alt-texts-screen";
import { altTextsSchema } from "~/domain/media/media-schema";
import { groupOf } from "~/domain/record/any-record";
import type { FormValues } from "~/domain/record/form-values";
import { NOT_SAVED } from "~/domain/record/record-notices";
import { neverCached } from "~/http/answers";
import { followsPost } from "~/http/request-paths";
import { takeExpiredPost } from "~/http/expired-post.server";
import { requirePermission } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { type FormReply, handleForm, refuse } from "~/http/read-form.server";
import { quoted } from "~/i18n/quoted";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Alternativtexte", failure: "Fehler beim Laden der Medien" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "update", "media");
  const unsaved = await takeExpiredPost(request, user);
  const ids = idsIn(unsaved) ?? new URL(request.url).searchParams.get("ids")?.split(",").filter(Boolean) ?? [];
  const listed = await listAltTexts(ids);
  const found = listed.files.map(({ values }) => values.id);
  // puts the files into the address: saving changes which files lack a text, but the answer must show the same files
  if (ids.length === 0 && found.length > 0 && !followsPost(request)) return redirect(paths.admin.media.altTexts(found));
  return { ...listed, unsaved };
}

function idsIn(unsaved: FormValues | null): string[] | null {
  return unsaved && Object.values(groupOf(unsaved.files)).map((file) => String(groupOf(file).id));
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "media");
  const form = await handleForm(request, altTextsSchema, { work: ({ files }) => saveAltTexts(files, by), failed: NOT_SAVED });
  if (!form.ok) return form.answer;
  const { saved, gone, conflicting } = form.result;
  if (conflicting.length === 0) {
    return redirectWithNotice(paths.admin.media.list(), { kind: gone > 0 ? "warning" : "success", text: altTextsSaved(saved, gone) });
  }
  const files = form.value.files.map((file) => conflicting.find(({ id }) => id === file.id) ?? file);
  return data({ reply: withConflicts(form.reply, files) }, neverCached(409));
}

function altTextsSaved(saved: number, gone: number): string {
  const lost = gone === 0 ? "" : `${gone === 1 ? "Eine Datei wurde" : `${gone.toString()} Dateien wurden`} inzwischen gelöscht.`;
  if (saved === 0) return lost || "Es gab nichts zu ändern.";
  const done = saved === 1 ? "Die Alternativtexte einer Datei wurden gespeichert." : `Die Alternativtexte von ${saved.toString()} Dateien wurden gespeichert.`;
  return `${done} ${lost}`.trimEnd();
}

function withConflicts(reply: FormReply, files: readonly ConflictingAltTexts[]): FormReply {
  const messages = files.flatMap(({ conflicts = [] }, index) =>
    conflicts.map(({ name, stored }) => [`files[${index.toString()}].${name}`, savedMeanwhile(stored)] as const),
  );
  const typed = files.map(({ conflicts: _, version, ...values }) => ({ ...values, version: version.toString() }));
  return refuse({ ...reply, initialValue: { files: typed } }, Object.fromEntries(messages));
}

function savedMeanwhile(stored: unknown): string {
  const text = typeof stored === "string" && stored !== "" ? `${quoted(stored)} gespeichert` : "diesen Text entfernt";
  return `Jemand anderes hat inzwischen ${text}. Wenn Sie noch einmal speichern, gilt Ihr Text.`;
}

export default function MediaAltTexts() {
  return <AltTextsScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />;
}
