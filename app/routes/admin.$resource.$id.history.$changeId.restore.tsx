import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RestoreVersionPage } from "~/domain/record/restore-version-page";
import { RESTORE_OPERATIONS } from "~/domain/resources.server";
import { historyFieldsOf } from "~/domain/history-fields";
import { historyUrlsOf } from "~/domain/history-labels";
import { restoreVersionSchema } from "~/domain/record/resource-schemas";
import { NOT_SAVED, resetText } from "~/domain/record/record-notices";
import { historyResourceFrom } from "~/domain/resources";
import { restoreAnyVersion } from "~/domain/desk/picture-uses.server";
import { notFound } from "~/http/errors";
import { nextPath } from "~/http/next-path";
import { invalid, readForm } from "~/http/read-form.server";
import { answerRestore } from "~/http/record-answers.server";
import { requireResourcePermission } from "~/http/guard.server";
import { pastStateAt } from "~/http/search-params";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Zurücksetzen", failure: "Fehler beim Laden des Verlaufs" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { resource } = await requireResourcePermission(request, "update", historyResourceFrom(params.resource));
  const [id, state] = [params.id ?? "", pastStateAt(request, params)];
  const [record, preview] = [await RESTORE_OPERATIONS[resource].find(id), await RESTORE_OPERATIONS[resource].previewReset({ id, state })];
  if (record === null || preview === null) throw notFound();
  return { resource, id, title: record.title, side: state.side, ...preview };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { resource, user } = await requireResourcePermission(request, "update", historyResourceFrom(params.resource));
  const form = await readForm(request, restoreVersionSchema);
  if (!form.ok) return invalid(form.reply);
  const [id, state] = [params.id ?? "", pastStateAt(request, params)];
  const { version } = form.value;
  return answerRestore(request, () => restoreAnyVersion(resource, { id, state, version, by: user.adminUserId }), {
    url: form.value.back ? nextPath(form.value.back) : historyUrlsOf(resource).history(id),
    said: resetText,
    failed: NOT_SAVED,
    reply: form.reply,
  });
}

export default function ResetRecord() {
  const { resource, id, ...question } = useLoaderData<typeof loader>();
  const historyUrl = historyUrlsOf(resource).history(id);
  return <RestoreVersionPage {...question} fields={historyFieldsOf(resource)} historyUrl={historyUrl} answer={useActionData<typeof action>()} />;
}
