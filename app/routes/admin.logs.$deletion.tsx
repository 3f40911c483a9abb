import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { countLogs, deleteLogs } from "~/domain/people/login-log/retention.server";
import { LogsDeletion } from "~/domain/people/login-log/retention-screens";
import { attempt, failed } from "~/http/attempt.server";
import { requirePermission } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { paths } from "~/paths";
import { stepAt } from "~/ui/admin/address";
import { adminScreen } from "~/ui/admin/route-error";

const DELETIONS = {
  "delete-old": {
    which: "old",
    title: "Alte Logs löschen",
    question: "Möchten Sie alle Login-Logs löschen, die älter als 30 Tage sind?",
    text: "Die letzten 30 Tage bleiben. Gelöschte Einträge können nicht wiederhergestellt werden.",
    nothing: "Kein Eintrag ist älter als 30 Tage.",
    failed: "Fehler beim Löschen der alten Logs",
  },
  "delete-all": {
    which: "all",
    title: "Alle Logs löschen",
    question: "Möchten Sie wirklich alle Login-Logs löschen?",
    text: "Alle Einträge werden endgültig gelöscht, auch die der letzten Tage.",
    nothing: "Es gibt keine Login-Logs.",
    failed: "Fehler beim Löschen der Logs",
  },
} as const;

export const { meta, ErrorBoundary } = adminScreen(({ location }) => {
  const { title, failed: failure } = DELETIONS[stepAt(DELETIONS, location)];
  return { title, failure };
});

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "delete", "logs");
  return { count: await countLogs(DELETIONS[stepAt(DELETIONS, new URL(request.url))].which) };
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "delete", "logs");
  const deletion = DELETIONS[stepAt(DELETIONS, new URL(request.url))];
  const tried = await attempt(request, () => deleteLogs(deletion.which, by));
  if (tried.state === "error") return failed(request, deletion.failed);
  const { count, isDone } = tried.value;
  const said = count === 1 ? "Ein Eintrag wurde gelöscht." : `${count.toLocaleString("de-DE")} Einträge wurden gelöscht.`;
  if (isDone) return redirectWithNotice(paths.admin.logs.list(), { kind: "success", text: said });
  const text = `${said} Es sind noch weitere da: Bitte löschen Sie noch einmal.`;
  return redirectWithNotice(paths.admin.logs.list(), { kind: "warning", text });
}

export default function DeleteLogs() {
  const deletion = DELETIONS[stepAt(DELETIONS, useLocation())];
  return <LogsDeletion {...deletion} {...useLoaderData<typeof loader>()} failure={useActionData<typeof action>()?.failure} />;
}
