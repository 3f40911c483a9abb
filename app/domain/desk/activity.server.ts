import { listRecentChanges } from "../record/changes.server";
import { namesOf } from "../record/people.server";
import { type Activity, activityOfChange, activityOfLogin, type LoginRow, newestOf } from "./activity";

const MOST_ACTIVITIES = 10;
/** More, because many in a row are told as one. */
export const LOGINS_LOOKED_AT = 30;

/** What staff did last, and who of `recent` came in, the newest first. */
export async function listRecentActivity(recent: Promise<readonly LoginRow[]>): Promise<Activity[]> {
  const [changes, logins] = await Promise.all([listRecentChanges(MOST_ACTIVITIES), recent]);
  const names = await namesOf(changes.map(({ adminUserId }) => adminUserId));
  const done = changes.map((change) => activityOfChange(change, names));
  return newestOf([...done, ...logins.map(activityOfLogin)], MOST_ACTIVITIES);
}
