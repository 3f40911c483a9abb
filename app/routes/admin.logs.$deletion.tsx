import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { countAllLogs, countOldLogs, deleteAllLogs, deleteOldLogs } from "~/domain/people/login-log/delete-logs.server";
import { LogsDeletion } from "~/domain/people/login-log/logs-deletion";
import { requirePermission } from "~/http/guard.server";
import { answerLogsDeletion } from "~/http/logs-answer.server";
import { paths } from "~/paths";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const handle = { hydrate: true };

const OLD = {
  title: "Alte Logs löschen",
  question: "Möchten Sie alle Login-Logs löschen, die älter als 30 Tage sind?",
  text: "Die letzten 30 Tage bleiben. Gelöschte Einträge können nicht wiederhergestellt werden.",
  failed: "Fehler beim Löschen der alten Logs",
};

const ALL = {
  title: "Alle Logs löschen",
  question: "Möchten Sie wirklich alle Login-Logs löschen?",
  text: "Alle Einträge werden endgültig gelöscht, auch die der letzten Tage.",
  failed: "Fehler beim Löschen der Logs",
};

export const meta: MetaFunction = (screen) => screenTitle(deletionAt(screen.location).title)(screen);

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "delete", "logs");
  return { count: await (deletionAt(new URL(request.url)) === OLD ? countOldLogs() : countAllLogs()) };
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "delete", "logs");
  const deletion = deletionAt(new URL(request.url));
  return answerLogsDeletion(request, () => (deletion === OLD ? deleteOldLogs(by) : deleteAllLogs(by)), deletion.failed);
}

export default function DeleteLogs() {
  const { question, text } = deletionAt(useLocation());
  return <LogsDeletion question={question} text={text} count={useLoaderData<typeof loader>().count} failure={useActionData<typeof action>()?.failure} />;
}

export function ErrorBoundary() {
  return <RouteError failure={deletionAt(useLocation()).failed} />;
}

/** Throws for any other address: nothing is deleted by mistake. */
function deletionAt({ pathname }: { pathname: string }) {
  const path = pathname.replace(/\/+$/, "").toLowerCase();
  if (path === paths.admin.logs.deleteOld) return OLD;
  if (path === paths.admin.logs.deleteAll) return ALL;
  throw new Error(`${pathname} deletes no logs`);
}
