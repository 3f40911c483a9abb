import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RECORDS } from "~/domain/resources.server";
import { restoreDeletedSchema } from "~/domain/record/resource-schemas";
import { RESTORE_FAILED, restoredText } from "~/domain/record/record-notices";
import { resourceNameFrom, RESOURCES } from "~/domain/resources";
import { RestoreDeletedPage } from "~/domain/desk/restore-deleted-page";
import { notFound } from "~/http/errors";
import { nextPath } from "~/http/next-path";
import { invalid, readForm } from "~/http/read-form.server";
import { answerRestore } from "~/http/record-answers.server";
import { requireResourcePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Wiederherstellen", failure: "Fehler beim Laden des Papierkorbs" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { resource } = await requireResourcePermission(request, "update", resourceNameFrom(params.resource));
  const deleted = await RECORDS[resource].findDeleted(params.id ?? "");
  if (deleted === null) throw notFound();
  return { resource, ...deleted };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { resource, user } = await requireResourcePermission(request, "update", resourceNameFrom(params.resource));
  const form = await readForm(request, restoreDeletedSchema);
  if (!form.ok) return invalid(form.reply);
  const revival = { id: params.id ?? "", deletion: form.value.deletion, by: user.adminUserId };
  return answerRestore(request, () => RECORDS[resource].restoreDeleted(revival), {
    url: form.value.back ? nextPath(form.value.back) : paths.admin.records(RESOURCES[resource].path).list(),
    said: restoredText,
    failed: RESTORE_FAILED,
    reply: form.reply,
  });
}

export default function RestoreRecord() {
  return <RestoreDeletedPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
