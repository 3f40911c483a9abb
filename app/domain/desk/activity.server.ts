import { listRecentChanges } from "../record/changes.server";
import { namesOf } from "../record/people.server";
import { type Activity, activityOfChange } from "./activity";

const MOST_ACTIVITIES = 10;

/** What staff did last, the newest first. */
export async function listRecentActivity(): Promise<Activity[]> {
  const changes = await listRecentChanges(MOST_ACTIVITIES);
  const names = await namesOf(changes.map(({ adminUserId }) => adminUserId));
  return changes.map((change) => activityOfChange(change, names));
}
