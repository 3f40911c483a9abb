import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { countAllLogs, countOldLogs, deleteAllLogs, deleteOldLogs } from "~/domain/people/login-log/retention.server";
import { LogsDeletion } from "~/domain/people/login-log/retention-screens";
import { attempt, failed } from "~/http/attempt.server";
import { requirePermission } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

const OLD = {
  title: "Alte Logs löschen",
  question: "Möchten Sie alle Login-Logs löschen, die älter als 30 Tage sind?",
  text: "Die letzten 30 Tage bleiben. Gelöschte Einträge können nicht wiederhergestellt werden.",
  nothing: "Kein Eintrag ist älter als 30 Tage.",
  failed: "Fehler beim Löschen der alten Logs",
};

const ALL = {
  title: "Alle Logs löschen",
  question: "Möchten Sie wirklich alle Login-Logs löschen?",
  text: "Alle Einträge werden endgültig gelöscht, auch die der letzten Tage.",
  nothing: "Es gibt keine Login-Logs.",
  failed: "Fehler beim Löschen der Logs",
};

export const { meta, ErrorBoundary } = adminScreen(({ location }) => {
  const { title, failed: failure } = deletionAt(location);
  return { title, failure };
});

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "delete", "logs");
  return { count: await (deletionAt(new URL(request.url)) === OLD ? countOldLogs() : countAllLogs()) };
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "delete", "logs");
  const deletion = deletionAt(new URL(request.url));
  const tried = await attempt(request, () => (deletion === OLD ? deleteOldLogs(by) : deleteAllLogs(by)));
  if (tried.state === "error") return failed(request, deletion.failed);
  const { count, isDone } = tried.value;
  const said = count === 1 ? "Ein Eintrag wurde gelöscht." : `${count.toLocaleString("de-DE")} Einträge wurden gelöscht.`;
  if (isDone) return redirectWithNotice(paths.admin.logs.list(), { kind: "success", text: said });
  const text = `${said} Es sind noch weitere da: Bitte löschen Sie noch einmal.`;
  return redirectWithNotice(paths.admin.logs.list(), { kind: "warning", text });
}

export default function DeleteLogs() {
  const { question, text, nothing } = deletionAt(useLocation());
  return <LogsDeletion question={question} text={text} nothing={nothing} count={useLoaderData<typeof loader>().count} failure={useActionData<typeof action>()?.failure} />;
}

/** Throws for other addresses: nothing must be deleted by mistake. */
function deletionAt({ pathname }: { pathname: string }) {
  const path = pathname.replace(/\/+$/, "").toLowerCase();
  if (path === paths.admin.logs.deleteOld) return OLD;
  if (path === paths.admin.logs.deleteAll) return ALL;
  throw new Error(`${pathname} deletes no logs`);
}
