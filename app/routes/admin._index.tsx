import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Gate } from "~/domain/people/access/gate";
import { can, type CurrentUser } from "~/domain/people/access/permissions";
import { listRecentActivity, LOGINS_LOOKED_AT } from "~/domain/desk/activity.server";
import { countRecords } from "~/domain/desk/dashboard-counts.server";
import { QuickAccess } from "~/domain/desk/quick-access";
import { RecentActivity } from "~/domain/desk/recent-activity";
import { RecordFigures } from "~/domain/desk/record-figures";
import { countNewMessages } from "~/domain/messages/messages-admin.server";
import { findLoginReport, listRecentLogins } from "~/domain/people/login-log/login-statistics.server";
import { LoginStatisticsPanel } from "~/domain/people/login-log/login-statistics-panel";
import { valueOr } from "~/http/attempt";
import { attempt } from "~/http/attempt.server";
import { loadGate } from "~/http/gate.server";
import { requirePermissionOf } from "~/http/guard.server";
import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

const GATE_TITLES = { setup: "Einrichtung", login: "Anmelden" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  titled(data?.gate ? GATE_TITLES[data.gate.state] : "Dashboard", matches);

/** The one screen of the administration that answers a stranger: with the gate. */
export async function loader({ request }: LoaderFunctionArgs) {
  const gate = await loadGate(request);
  if (gate.state !== "open") return { gate };
  const user = await requirePermissionOf({ request, user: gate.user }, "read", "dashboard");
  const [counts, insights] = await Promise.all([countRecords(), findInsights(request, user)]);
  const newMessages = can(user, "read", "messages") ? valueOr(await attempt(request, countNewMessages), null) : null;
  return { user, counts, insights, newMessages };
}

export default function Dashboard() {
  const found = useLoaderData<typeof loader>();
  if (found.gate) return <Gate gate={found.gate} />;
  const { user, counts, insights, newMessages } = found;
  return (
    <>
      <PageHeader title={`Willkommen, ${user.firstName}`} lead="Was auf der Website steht, und was zuletzt geschah." />
      <RecordFigures counts={counts} newMessages={newMessages} />
      <QuickAccess user={user} />
      {insights ? <Insights {...insights} /> : null}
    </>
  );
}

function Insights({ report, activities }: NonNullable<Awaited<ReturnType<typeof findInsights>>>) {
  return (
    <>
      <LoginStatisticsPanel report={report} />
      <RecentActivity activities={activities} />
    </>
  );
}

/** For admins only. One that cannot be read leaves the other, and the rest of the page. */
async function findInsights(request: Request, user: CurrentUser) {
  if (!can(user, "read", "statistics")) return null;
  const logins = listRecentLogins(LOGINS_LOOKED_AT);
  const [report, activities] = await Promise.all([
    attempt(request, () => findLoginReport({ recent: logins })),
    attempt(request, () => listRecentActivity(logins)),
  ]);
  return { report: valueOr(report, null), activities: valueOr(activities, null) };
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden des Dashboards" homeUrl={paths.admin.home} />;
}
