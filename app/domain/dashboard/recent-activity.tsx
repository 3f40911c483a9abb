import { EmptyState } from "~/ui/admin/empty-state";
import { Moment } from "~/ui/admin/moment";
import { Panel } from "~/ui/admin/panel";
import type { Activity } from "./activity";

/** What staff did last; for admins only. */
export function RecentActivity({ activities }: { activities: readonly Activity[] }) {
  return (
    <Panel title="Letzte Aktivitäten">
      {activities.length === 0 ? <EmptyState icon="clock" title="Noch keine Änderungen" /> : null}
      <ul className="lines">
        {activities.map(({ id, who, what, at }) => (
          <li className="line" key={id}>
            <span>
              {what}
              <span className="cell-note">{who}</span>
            </span>
            <Moment at={at} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
