import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isLoginAction, LOGIN_ACTION_VIEWS } from "~/domain/login-log/login-action-label";
import { listLatestLogs } from "~/domain/login-log/login-logs-admin.server";
import { LoginLogsTable } from "~/domain/login-log/login-logs-table";
import { requirePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { addressWith } from "~/ui/admin/address";
import { PageHeader } from "~/ui/admin/page-header";
import { RouteError } from "~/ui/admin/route-error";
import { Tabs } from "~/ui/admin/tabs";
import { titled } from "~/ui/admin/title";

export const meta = () => titled("Login-Logs");

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "read", "logs");
  const wanted = new URL(request.url).searchParams.get("action");
  const action = isLoginAction(wanted) ? wanted : undefined;
  return { action, logs: await listLatestLogs(action) };
}

export default function Logs() {
  const { action, logs } = useLoaderData<typeof loader>();
  const tabs = [["", "Alle"], ...Object.entries(LOGIN_ACTION_VIEWS)].map(([key = "", label = ""]) => ({
    label,
    url: addressWith(paths.admin.logs, { action: key }),
    isCurrent: key === (action ?? ""),
  }));
  return (
    <>
      <PageHeader title="Login-Logs" lead="Die letzten 100 An- und Abmeldungen." />
      <Tabs label="Aktion" tabs={tabs} />
      <LoginLogsTable logs={logs} />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Login-Logs" homeUrl={paths.admin.home} />;
}
