import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { LogTabs } from "~/domain/people/login-log/log-tabs";
import { findLoginReport } from "~/domain/people/login-log/login-logs-admin.server";
import { LoginStatisticsPanel } from "~/domain/people/login-log/login-statistics-panel";
import { attemptOr } from "~/http/attempt.server";
import { requirePermission } from "~/http/guard.server";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Login-Statistik", failure: "Fehler beim Laden der Statistiken" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "logs");
  return { report: await attemptOr(request, () => findLoginReport(), null), mayUpdate: can(user, "update", "logs") };
}

export default function LogStatistics() {
  const { report, mayUpdate } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Login-Logs" lead="Wie oft, wann und womit sich jemand anmeldet." />
      <LogTabs current="statistics" mayUpdate={mayUpdate} />
      <LoginStatisticsPanel report={report} />
    </>
  );
}
