import { listHistory } from "../../record/record-history.server";
import { nameOf } from "../login-log/person-names";
import { snapshotOfUser } from "./user";
import { findUser } from "./users.server";

/** What a snapshot says twice: for readers and for the form. */
const SAID_TWICE = ["name", "role_id"];

/** One page of what happened to somebody, the newest first; null for who never was. */
export async function listUserHistory(id: string, wanted: { page: number }) {
  const user = await findUser(id);
  const current = user && { values: snapshotOfUser(user), facts: {} };
  const { entries, lastName, ...place } = await listHistory({ resource: "users", recordId: id, current }, wanted);
  const title = user ? nameOf(user) : lastName;
  if (title === null) return null;
  const shown = entries.map((entry) => ({
    ...entry,
    differences: entry.differences.filter(({ name }) => !SAID_TWICE.includes(name)),
  }));
  return { id, title, isDeleted: user === null, entries: shown, ...place };
}
