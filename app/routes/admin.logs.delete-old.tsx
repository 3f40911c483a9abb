import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { deleteOldLogs } from "~/domain/people/login-log/delete-logs.server";
import { LogsDeletion } from "~/domain/people/login-log/logs-deletion";
import { requirePermission } from "~/http/guard.server";
import { answerLogsDeletion } from "~/http/logs-answer.server";
import { paths } from "~/paths";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Alte Logs löschen");

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "delete", "logs");
  return {};
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "delete", "logs");
  return answerLogsDeletion(request, () => deleteOldLogs(by), "Fehler beim Löschen der alten Logs");
}

export default function DeleteOldLogs() {
  const answer = useActionData<typeof action>();
  return <LogsDeletion question="Möchten Sie alle Login-Logs löschen, die älter als 30 Tage sind?" text="Die letzten 30 Tage bleiben. Gelöschte Einträge können nicht wiederhergestellt werden." failure={answer?.failure} />;
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Löschen der alten Logs" homeUrl={paths.admin.home} />;
}
