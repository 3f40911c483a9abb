import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RECORDS } from "~/domain/resources.server";
import { restoreDeletedSchema } from "~/domain/record/resource-schemas";
import { NOT_IN_TRASH, restoredText } from "~/domain/record/record-notices";
import { resourceNameFrom } from "~/domain/resources";
import { RestoreDeletedPage } from "~/domain/desk/restore-deleted-page";
import { answerRestore, findListUrl } from "~/http/record-answers.server";
import { requireFound, requireResourcePermission } from "~/http/guard.server";
import { rowMark } from "~/ui/admin/address";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Wiederherstellen", failure: "Fehler beim Laden des Papierkorbs" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { resource } = await requireResourcePermission(request, "update", resourceNameFrom(params.resource));
  const deleted = requireFound(await RECORDS[resource].findDeleted(params.id ?? ""), NOT_IN_TRASH);
  return { resource, title: deleted.name, ...deleted };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { resource, user } = await requireResourcePermission(request, "update", resourceNameFrom(params.resource));
  const id = params.id ?? "";
  return answerRestore(request, restoreDeletedSchema, {
    work: ({ deletion }) => RECORDS[resource].restoreDeleted({ id, deletion, by: user.adminUserId }),
    place: { resource, recordId: id },
    url: async () => `${await findListUrl(request, resource, id)}#${rowMark(id)}`,
    said: restoredText,
    failed: "Fehler beim Wiederherstellen: Unbekannter Fehler",
  });
}

export default function RestoreRecord() {
  return <RestoreDeletedPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
