import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { applyImport, tryImport } from "~/domain/desk/translation-import.server";
import { DryRunPage } from "~/domain/desk/dry-run-page";
import { CHANGED_SINCE, IMPORT_FAILED, importedText, partlyImportedText } from "~/domain/desk/translation-files";
import { acceptanceSchema } from "~/domain/desk/desk-schemas";
import { takeExpiredPost } from "~/http/expired-post.server";
import { neverCached, notFound } from "~/http/answers";
import { requireFound, requirePermission } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { handleForm } from "~/http/read-form.server";
import { isLostLink, paths } from "~/paths";
import type { Notice } from "~/ui/admin/notice";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Import prüfen", failure: "Fehler beim Laden der Seiteninhalte" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "update", "pages");
  const tried = requireFound(await tryImport(params.id ?? "", { user, isLost: isLostLink }));
  const { fileName, language, writtenCount } = tried.file;
  return { file: { fileName, language, writtenCount }, run: tried.run, seen: tried.seen, unsaved: (await takeExpiredPost(request, user)) ?? {} };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requirePermission(request, "update", "pages");
  const importer = { id: params.id ?? "", user, isLost: isLostLink };
  const form = await handleForm(request, acceptanceSchema, { work: (accepted) => applyImport({ ...importer, ...accepted }), failed: IMPORT_FAILED });
  if (!form.ok) return form.answer;
  const { result, value: { taken } } = form;
  if (result.ok) return redirectWithNotice(paths.admin.texts(), { kind: "success", text: importedText(result.count) });
  if (result.reason === "missing") throw notFound();
  const notice: Notice = result.reason === "partly" ? { kind: "warning", text: partlyImportedText(result.count) } : { kind: "error", text: CHANGED_SINCE };
  return data({ notice, taken }, neverCached(409));
}

export default function DryRun() {
  return <DryRunPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
