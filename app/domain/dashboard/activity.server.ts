import { read } from "~/platform/database.server";
import { listRecentChanges } from "../changes/changes.server";
import { activitiesFrom, type Activity } from "./activity";

const MOST_ACTIVITIES = 8;

/** What staff did last, the newest first. */
export async function listRecentActivity(): Promise<Activity[]> {
  const changes = await listRecentChanges(MOST_ACTIVITIES);
  const ids = [...new Set(changes.map(({ adminUserId }) => adminUserId).filter((id) => id !== null))];
  const people = await read.adminUser.findMany({
    where: { id: { in: ids } },
    select: { id: true, firstName: true, lastName: true },
  });
  return activitiesFrom(changes, people);
}
