import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/admin/empty-state";
import { Icon, type IconName } from "~/ui/admin/icon";
import { DateTime } from "~/ui/admin/date-time";
import { NoticeBox } from "~/ui/admin/notice";
import { Panel } from "~/ui/admin/panel";
import { historyUrlsOf } from "../history-labels";
import { resourceNameFrom } from "../resources";
import type { LoginStatistics } from "../people/login-log/login-statistics";
import type { Activity } from "./activity";

const { admin } = paths;

type Props = {
  /** Null when they could not be read. */
  activities: readonly Activity[] | null;
  logins: Pick<LoginStatistics, "today" | "week" | "month"> | null;
};

export function RecentActivity({ activities, logins }: Props) {
  return (
    <Panel title="Letzte Aktivitäten" lead="Was geändert wurde, das Neueste zuerst.">
      {activities === null ? (
        <NoticeBox notice={{ kind: "error", text: "Fehler beim Laden der letzten Aktivitäten" }} />
      ) : (
        <Sentences activities={activities} />
      )}
      <p className="logins-line">
        <Link to={admin.logs.statistics}>Website-Statistiken</Link>: {logins === null ? "Fehler beim Laden der Statistiken" : countsOf(logins)}
      </p>
    </Panel>
  );
}

function countsOf({ today, week, month }: NonNullable<Props["logins"]>): string {
  const [ofDay, ofWeek, ofMonth] = [today, week, month].map(({ count }) => count.toLocaleString("de-DE"));
  return `Anmeldungen heute ${ofDay ?? ""}, in 7 Tagen ${ofWeek ?? ""}, in 30 Tagen ${ofMonth ?? ""}`;
}

function Sentences({ activities }: { activities: readonly Activity[] }) {
  if (activities.length === 0) return <EmptyState icon="clock" title="Noch keine Aktivitäten" />;
  return (
    <ul className="activities">
      {activities.map((activity) => (
        <li className="activity" key={activity.id} data-action={activity.action}>
          <Icon name={ICONS[activity.action] ?? "pencil"} size="sm" />
          <p>
            {activity.begin} <Subject activity={activity} /> {activity.end}.
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

function Subject({ activity: { subject, place } }: { activity: Activity }) {
  const url = addressOf(place);
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

function addressOf({ resource, recordId, isGone }: Activity["place"]): string | null {
  const record = resourceNameFrom(resource);
  if (record) return historyUrlsOf(record).history(recordId);
  if (resource === "users") return admin.users.history(recordId);
  if (resource === "media" && !isGone) return admin.media.show(recordId);
  if (resource === "messages" && !isGone) return admin.messages.show(recordId);
  return LISTS[resource] ?? null;
}
