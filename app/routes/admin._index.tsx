import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { Gate } from "~/domain/people/access/gate";
import { type Action, can, type CurrentUser, type PermissionResource } from "~/domain/people/access/permissions";
import { menuFor, useWaiting, type Waiting } from "~/domain/desk/admin-menu";
import { countRecords, listRecentActivity } from "~/domain/desk/dashboard.server";
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
import { EmptyState } from "~/ui/admin/empty-state";
import { Icon, type IconName } from "~/ui/admin/icon";
import { NoticeBox } from "~/ui/admin/notice";
import { Panel } from "~/ui/admin/panel";
import { Stat } from "~/ui/admin/stat";
import { Count } from "~/ui/admin/tabs";

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

const { admin } = paths;

/** Null for people who may not edit pictures, or if counting failed. */
type Pictures = { incomplete: number; unused: number } | null;

function Agenda({ pictures }: { pictures: Pictures }) {
  const waiting = useWaiting();
  return (
    <Panel title="Was ansteht">
      {waiting === null ? <NoticeBox notice={{ kind: "error", text: "Fehler beim Laden: Was ansteht, konnte nicht gezählt werden." }} /> : <Tasks waiting={waiting} pictures={pictures} />}
    </Panel>
  );
}

function Tasks({ waiting, pictures }: { waiting: Waiting; pictures: Pictures }) {
  const tasks = tasksOf(waiting, pictures).filter(({ count }) => count > 0);
  const isCounting = waiting.translations === null;
  if (tasks.length === 0 && !isCounting) return <EmptyState icon="checkCircle" title="Alles erledigt. Es steht nichts an." />;
  return (
    <ul className="tasks">
      {tasks.map(({ label, to, icon, count }) => (
        <li key={to}>
          <Link className="task" to={to}>
            <Icon name={icon} />
            {label}
            <Count value={count} />
          </Link>
        </li>
      ))}
      {isCounting ? <li className="task">Die Übersetzungen werden gerade gezählt.</li> : null}
    </ul>
  );
}

type Task = { label: string; to: string; icon: IconName; count: number };

function tasksOf({ messages, drafts, translations, language }: Waiting, pictures: Pictures): Task[] {
  const translationsIn = (state: string) => admin.translations.list({ state, language: language ?? "" });
  return [
    { label: "Neue Nachrichten", to: admin.messages.list(), icon: "mail", count: messages },
    { label: "Entwürfe", to: admin.drafts.list(), icon: "pencil", count: drafts },
    { label: "Fehlende Übersetzungen", to: translationsIn("missing"), icon: "globe", count: translations?.missing ?? 0 },
    { label: "Veraltete Übersetzungen", to: translationsIn("outdated"), icon: "reload", count: translations?.outdated ?? 0 },
    { label: "Fehlende Alternativtexte", to: `${admin.media.list()}?state=incomplete`, icon: "image", count: pictures?.incomplete ?? 0 },
    { label: "Unbenutzte Bilder", to: `${admin.media.list()}?state=unused`, icon: "trash", count: pictures?.unused ?? 0 },
  ];
}

const FIGURES = [
  { label: "Teammitglieder", to: admin.team.list(), icon: "users", resource: "team" },
  { label: "Sponsoren", to: admin.sponsors.list(), icon: "award", resource: "sponsors" },
  { label: "Projekte", to: admin.projects.list(), icon: "film", resource: "projects" },
  { label: "Content-Einträge", to: admin.content, icon: "text", resource: "content" },
] as const;

type FiguresProps = Asking & { counts: Record<(typeof FIGURES)[number]["resource"], number> };

function RecordFigures({ user, counts }: FiguresProps) {
  const shown = FIGURES.filter(({ resource }) => can(user, "read", resource));
  if (shown.length === 0) return null;
  return (
    <ul className="figures">
      {shown.map(({ label, resource, ...link }) => (
        <Stat key={resource} label={label} value={counts[resource]} link={link} />
      ))}
    </ul>
  );
}

type Asking = { user: Pick<CurrentUser, "permissions"> };

type Way = { label: string; to: string; icon: IconName; action: Action; resource: PermissionResource };

const WAYS: readonly Way[] = [
  { label: "Neues Teammitglied", to: admin.team.new, icon: "plus", action: "create", resource: "team" },
  { label: "Team verwalten", to: admin.team.list(), icon: "users", action: "read", resource: "team" },
  { label: "Seiten", to: admin.pages, icon: "file", action: "read", resource: "pages" },
  { label: "Medien", to: admin.media.list(), icon: "image", action: "read", resource: "media" },
  { label: "Nachrichten", to: admin.messages.list(), icon: "mail", action: "read", resource: "messages" },
  { label: "Einstellungen", to: admin.settings, icon: "settings", action: "read", resource: "settings" },
];

function QuickAccess({ user }: Asking) {
  const ways = WAYS.filter(({ action, resource }) => can(user, action, resource));
  return (
    <Panel title="Schnellzugriff">
      <ul className="quick">
        {ways.map(({ label, to, icon }) => (
          <li key={to}>
            <Link className="quick-link" to={to}>
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
