import { read } from "~/platform/database.server";
import { listRecentChanges, namesOf } from "../record/changes.server";
import { type Activity, activityOfChange } from "./activity";

const MOST_ACTIVITIES = 10;

/** What staff did last, the newest first. */
export async function listRecentActivity(): Promise<Activity[]> {
  const changes = await listRecentChanges(MOST_ACTIVITIES);
  const names = await namesOf(changes.map(({ adminUserId }) => adminUserId));
  return changes.map((change) => activityOfChange(change, names));
}

/** How much there is of what staff keep; deleted records and emptied texts do not count. */
export async function countRecords() {
  const [team, sponsors, projects, content] = await Promise.all([
    read.teamMember.count({ where: { isActive: true } }),
    read.partner.count({ where: { isActive: true } }),
    read.project.count({ where: { isActive: true } }),
    read.content.count({ where: { contentValue: { not: "" } } }),
  ]);
  return { team, sponsors, projects, content };
}
