import { read } from "~/platform/database.server";
import type { PersonOfLog } from "./person-of-log";

/**
 * Who works here. why all, and not those of some rows: they are few, the log can be asked for each of them, and joining
 * them to every row costs more than the rows.
 */
export async function listPeopleOfLog(): Promise<PersonOfLog[]> {
  const select = { id: true, firstName: true, lastName: true, role: { select: { name: true } } };
  const people = await read.adminUser.findMany({ orderBy: [{ lastName: "asc" }, { firstName: "asc" }], select });
  return people.map(({ id, firstName, lastName, role }) => ({ id, name: `${firstName} ${lastName}`.trim(), role: role.name }));
}
