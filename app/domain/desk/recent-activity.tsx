import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/admin/empty-state";
import { Icon, type IconName } from "~/ui/admin/icon";
import { DateTime } from "~/ui/admin/date-time";
import { NoticeBox } from "~/ui/admin/notice";
import { Panel } from "~/ui/admin/panel";
import { historyUrlsOf } from "../history-labels";
import { type Action, can, type CurrentUser, type PermissionResource, resourceFrom, PERMISSION_RESOURCES } from "../people/access/permissions";
import { resourceNameFrom } from "../resources";
import type { LoginStatistics } from "../people/login-log/login-statistics";
import type { Activity } from "./activity";
import { DRAFT_RESOURCES, permissionResourceOf } from "./draft";

const { admin } = paths;

type Person = Pick<CurrentUser, "permissions">;

type Props = {
  user: Person;
  activities: readonly Activity[] | null;
  logins: Pick<LoginStatistics, "today" | "week" | "month"> | null;
};

export function RecentActivity({ user, activities, logins }: Props) {
  return (
    <Panel title="Letzte Aktivitäten" lead="Was geändert wurde, das Neueste zuerst.">
      {activities === null ? (
        <NoticeBox notice={{ kind: "error", text: "Fehler beim Laden der letzten Aktivitäten" }} />
      ) : (
        <Sentences activities={activities} user={user} />
      )}
      <p className="logins-line">
        {can(user, "read", "logs") ? <Link to={admin.logs.statistics}>Website-Statistiken</Link> : "Website-Statistiken"}:{" "}
        {logins === null ? "Fehler beim Laden der Statistiken" : countsOf(logins)}
      </p>
    </Panel>
  );
}

function countsOf({ today, week, month }: NonNullable<Props["logins"]>): string {
  const [ofDay, ofWeek, ofMonth] = [today, week, month].map(({ count }) => count.toLocaleString("de-DE"));
  return `Anmeldungen heute ${ofDay ?? ""}, in 7 Tagen ${ofWeek ?? ""}, in 30 Tagen ${ofMonth ?? ""}`;
}

function Sentences({ activities, user }: { activities: readonly Activity[]; user: Person }) {
  if (activities.length === 0) return <EmptyState icon="clock" title="Noch keine Aktivitäten" />;
  return (
    <ul className="activities">
      {activities.map((activity) => (
        <li className="activity" key={activity.id} data-action={activity.action}>
          <Icon name={ICONS[activity.action] ?? "pencil"} size="sm" />
          <p>
            {activity.begin} <Subject activity={activity} user={user} /> {activity.end}.
          </p>
          <DateTime at={activity.at} />
        </li>
      ))}
    </ul>
  );
}

const ICONS: Readonly<Record<string, IconName>> = {
  create: "plus",
  delete: "trash",
  restore: "reload",
  reorder: "move",
  publish: "globe",
  confirm: "check",
  replace: "image",
  password: "lock",
  link: "lock",
  sessions: "lock",
  shorten: "clock",
};

function Subject({ activity: { subject, place }, user }: { activity: Activity; user: Person }) {
  const url = mayOpen(user, place.resource) ? addressOf(place) : null;
  return url && subject ? <Link to={url}>{subject}</Link> : <>{subject}</>;
}

const LISTS: Readonly<Record<string, string>> = {
  pages: admin.pages,
  content: admin.content,
  podcast_content: admin.podcastContent.list(),
  settings: admin.settings,
  messages: admin.messages.list(),
  media: admin.media.list(),
  second_factor_rule: admin.secondFactor.all,
  logs: admin.logs.list(),
  log_addresses: admin.logs.retention,
  log_retention: admin.logs.retention,
  drafts: admin.drafts.list(),
  preview_links: admin.drafts.list(),
};

type Right = { action: Action; of: readonly PermissionResource[] };

const ANY_DRAFT: Right = { action: "read", of: DRAFT_RESOURCES.map(permissionResourceOf) };

/** Changes that need another right than reading the resource of the same name. */
const RIGHTS: Readonly<Record<string, Right>> = {
  second_factor_rule: { action: "read", of: ["users"] },
  log_addresses: { action: "update", of: ["logs"] },
  log_retention: { action: "update", of: ["logs"] },
  drafts: ANY_DRAFT,
  preview_links: ANY_DRAFT,
};

function mayOpen(user: Person, changed: string): boolean {
  const own = resourceFrom(PERMISSION_RESOURCES, changed);
  const { action, of } = RIGHTS[changed] ?? { action: "read", of: own ? [own] : [] };
  return of.some((one) => can(user, action, one));
}

/** Deleted records have a history too. */
function addressOf({ resource, recordId, isGone }: Activity["place"]): string | null {
  const record = resourceNameFrom(resource);
  if (record) return historyUrlsOf(record).history(recordId);
  if (resource === "users") return admin.users.history(recordId);
  if (resource === "media" && !isGone) return admin.media.show(recordId);
  if (resource === "messages" && !isGone) return admin.messages.show(recordId);
  return LISTS[resource] ?? null;
}
