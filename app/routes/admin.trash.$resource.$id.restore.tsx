import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RECORDS } from "~/domain/resources.server";
import { restoreDeletedSchema } from "~/domain/record/resource-schemas";
import { restoredText } from "~/domain/record/record-notices";
import { resourceNameFrom, RESOURCES } from "~/domain/resources";
import { RestoreDeletedPage } from "~/domain/desk/restore-deleted-page";
import { answerRestore } from "~/http/record-answers.server";
import { requireFound, requireResourcePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Wiederherstellen", failure: "Fehler beim Laden des Papierkorbs" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { resource } = await requireResourcePermission(request, "update", resourceNameFrom(params.resource));
  const deleted = requireFound(await RECORDS[resource].findDeleted(params.id ?? ""));
  return { resource, ...deleted };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { resource, user } = await requireResourcePermission(request, "update", resourceNameFrom(params.resource));
  return answerRestore(request, restoreDeletedSchema, {
    work: ({ deletion }) => RECORDS[resource].restoreDeleted({ id: params.id ?? "", deletion, by: user.adminUserId }),
    id: params.id,
    url: paths.admin.records(RESOURCES[resource].path).list(),
    said: restoredText,
    failed: "Fehler beim Wiederherstellen: Unbekannter Fehler",
  });
}

export default function RestoreRecord() {
  return <RestoreDeletedPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
