import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { deleteAllLogs } from "~/domain/people/login-log/delete-logs.server";
import { LogsDeletion } from "~/domain/people/login-log/logs-deletion";
import { requirePermission } from "~/http/guard.server";
import { answerLogsDeletion } from "~/http/logs-answer.server";
import { paths } from "~/paths";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Alle Logs löschen");

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "delete", "logs");
  return {};
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "delete", "logs");
  return answerLogsDeletion(request, () => deleteAllLogs(by), "Fehler beim Löschen der Logs");
}

export default function DeleteAllLogs() {
  const answer = useActionData<typeof action>();
  return <LogsDeletion question="Möchten Sie wirklich alle Login-Logs löschen?" text="Alle Einträge werden endgültig gelöscht, auch die der letzten Tage." failure={answer?.failure} />;
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Löschen der Logs" homeUrl={paths.admin.home} />;
}
