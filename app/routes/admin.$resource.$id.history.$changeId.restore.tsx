import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RestoreVersionPage } from "~/domain/record/restore-version-page";
import { findRestorer } from "~/domain/resources.server";
import { historyFieldsOf } from "~/domain/history-fields";
import { historyUrlsOf } from "~/domain/history-labels";
import { restoreVersionSchema } from "~/domain/record/resource-schemas";
import { NOT_SAVED, resetText } from "~/domain/record/record-notices";
import { historyResourceFrom } from "~/domain/resources";
import { restoreAnyVersion } from "~/domain/desk/picture-uses.server";
import { answerRestore } from "~/http/record-answers.server";
import { requireFound, requireResourcePermission } from "~/http/guard.server";
import { historyStateAt } from "~/http/search-params";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Zurücksetzen", failure: "Fehler beim Laden des Verlaufs" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { resource } = await requireResourcePermission(request, "update", historyResourceFrom(params.resource));
  const [id, state] = [params.id ?? "", historyStateAt(request, params)];
  const preview = requireFound(await requireFound(findRestorer(resource, id)).previewReset(state));
  return { resource, id, side: state.side, ...preview };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { resource, user } = await requireResourcePermission(request, "update", historyResourceFrom(params.resource));
  const [id, state] = [params.id ?? "", historyStateAt(request, params)];
  const restorer = requireFound(findRestorer(resource, id));
  return answerRestore(request, restoreVersionSchema, {
    work: ({ version }) => restoreAnyVersion(restorer, { state, version, by: user.adminUserId }),
    place: { resource, recordId: id },
    url: historyUrlsOf(resource).history(id),
    said: resetText,
    failed: NOT_SAVED,
  });
}

export default function ResetRecord() {
  const { resource, id, ...question } = useLoaderData<typeof loader>();
  const historyUrl = historyUrlsOf(resource).history(id);
  return <RestoreVersionPage {...question} fields={historyFieldsOf(resource)} historyUrl={historyUrl} answer={useActionData<typeof action>()} />;
}
