import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Gate } from "~/domain/people/access/gate";
import { can, type CurrentUser } from "~/domain/people/access/permissions";
import { menuFor } from "~/domain/desk/admin-menu";
import { countRecords, listRecentActivity } from "~/domain/desk/dashboard.server";
import { Agenda, QuickAccess, RecordFigures } from "~/domain/desk/dashboard";
import { countPictureUses } from "~/domain/desk/picture-uses.server";
import { RecentActivity } from "~/domain/desk/recent-activity";
import { countMediaToMend } from "~/domain/media/media-admin.server";
import { findLoginStatistics } from "~/domain/people/login-log/login-logs-admin.server";
import { attemptOr } from "~/http/attempt.server";
import { neverCached } from "~/http/answers";
import { loadGate } from "~/http/gate.server";
import { requirePermissionOf } from "~/http/guard.server";
import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

const GATE_TITLES = { setup: "Einrichtung", login: "Anmelden" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  titled(data?.gate ? GATE_TITLES[data.gate.state] : "Dashboard", matches);

export const { ErrorBoundary } = adminScreen({ title: "Dashboard", failure: "Fehler beim Laden des Dashboards" });

/** The only screen that strangers can open: it shows them the login. */
export async function loader({ request }: LoaderFunctionArgs) {
  const gate = await loadGate(request);
  if (gate.state !== "open") return { gate };
  // the login and "Zum Dashboard" also lead people here who may not see the dashboard
  const [first] = menuFor(gate.user).flatMap(({ entries }) => entries);
  if (first && first.url !== paths.admin.home) throw redirect(first.url, neverCached(302));
  const user = await requirePermissionOf({ request, user: gate.user }, "read", "dashboard");
  const [counts, insights, pictures] = await Promise.all([countRecords(), findInsights(request, user), countPictures(request, user)]);
  return { user, counts, insights, pictures };
}

export default function Dashboard() {
  const found = useLoaderData<typeof loader>();
  if (found.gate) return <Gate gate={found.gate} />;
  const { user, counts, insights, pictures } = found;
  return (
    <>
      <PageHeader title={`Willkommen, ${user.firstName}`} lead={`Was ansteht${insights ? ", was zuletzt geschah" : ""} und was auf der Website steht.`} />
      <div className="halves">
        <div className="stack">
          <Agenda pictures={pictures} />
          <RecordFigures user={user} counts={counts} />
        </div>
        {insights ? <RecentActivity user={user} {...insights} /> : null}
      </div>
      <QuickAccess user={user} />
    </>
  );
}

async function findInsights(request: Request, user: CurrentUser) {
  if (!can(user, "read", "statistics")) return null;
  const [logins, activities] = await Promise.all([attemptOr(request, () => findLoginStatistics(), null), attemptOr(request, listRecentActivity, null)]);
  return { logins, activities };
}

/** Counts unused pictures only for people who may delete them. */
async function countPictures(request: Request, user: CurrentUser) {
  if (!can(user, "update", "media")) return null;
  const count = async () => {
    const countUses = can(user, "delete", "media") ? await countPictureUses() : null;
    return countMediaToMend((url) => countUses === null || countUses(url) > 0);
  };
  return attemptOr(request, count, null);
}
