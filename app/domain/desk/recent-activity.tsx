import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/admin/empty-state";
import { Icon } from "~/ui/admin/icon";
import { DateTime } from "~/ui/admin/date-time";
import { NoticeBox } from "~/ui/admin/notice";
import { Panel } from "~/ui/admin/panel";
import { historyUrlsOf } from "../history-labels";
import { resourceNameFrom } from "../resources";
import { SECOND_FACTOR_RULE } from "../people/access/permissions";
import type { Activity } from "./activity";

/** What staff did last and who came in, for admins only; null when it could not be read. */
export function RecentActivity({ activities }: { activities: readonly Activity[] | null }) {
  return (
    <Panel title="Letzte Aktivitäten" lead="Änderungen und Anmeldungen, die neuesten zuerst.">
      {activities === null ? (
        <NoticeBox notice={{ kind: "error", text: "Fehler beim Laden der letzten Aktivitäten" }} />
      ) : (
        <Sentences activities={activities} />
      )}
    </Panel>
  );
}

function Sentences({ activities }: { activities: readonly Activity[] }) {
  if (activities.length === 0) return <EmptyState icon="clock" title="Noch keine Aktivitäten" />;
  return (
    <ul className="activities">
      {activities.map((activity) => (
        <li className="activity" key={activity.id}>
          <Icon name={activity.kind === "login" ? "person" : "pencil"} size="sm" />
          <p>
            {activity.begin} <Subject activity={activity} /> {activity.end}.
          </p>
          <DateTime at={activity.at} />
        </li>
      ))}
    </ul>
  );
}

function Subject({ activity: { subject, place } }: { activity: Activity }) {
  const url = place && addressOf(place);
  return url && subject ? <Link to={url}>{subject}</Link> : <>{subject}</>;
}

const { admin } = paths;

const LISTS: Readonly<Record<string, string>> = {
  pages: admin.pages,
  content: admin.content,
  podcast_content: admin.podcastContent.list(),
  settings: admin.settings,
  messages: admin.messages.list(),
  media: admin.media.list(),
  logs: admin.logs.list(),
  log_addresses: admin.logs.retention,
  log_retention: admin.logs.retention,
  drafts: admin.drafts.list(),
  preview_links: admin.drafts.list(),
};

/** Where what was changed can be seen: records with their history, also when they are gone. */
function addressOf({ resource, recordId, isGone }: NonNullable<Activity["place"]>): string | null {
  const record = resourceNameFrom(resource);
  if (record) return historyUrlsOf(record).history(recordId);
  if (recordId === SECOND_FACTOR_RULE) return admin.secondFactor.all;
  if (resource === "users") return admin.users.history(recordId);
  if (resource === "media" && !isGone) return admin.media.show(recordId);
  if (resource === "messages" && !isGone) return admin.messages.show(recordId);
  return LISTS[resource] ?? null;
}
