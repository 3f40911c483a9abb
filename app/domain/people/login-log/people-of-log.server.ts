import { z } from "zod";
import { read } from "~/platform/database.server";
import type { PersonOfLog } from "./person-of-log";

/**
 * Who works here, and behind them who did, as they were called when they were deleted. why all, and not those of some
 * rows: they are few, the log can be asked for each of them, and joining them to every row costs more than the rows.
 */
export async function listPeopleOfLog(): Promise<PersonOfLog[]> {
  const select = { id: true, firstName: true, lastName: true, role: { select: { name: true } } };
  // why: the log is there without the names of former people
  const former = listFormer().catch((): PersonOfLog[] => []);
  const people = await read.adminUser.findMany({ orderBy: [{ lastName: "asc" }, { firstName: "asc" }], select });
  const present = people.map(({ id, firstName, lastName, role }) => ({ id, name: `${firstName} ${lastName}`.trim(), role: role.name, isGone: false }));
  return [...present, ...(await former)];
}

/** What the deletion of a person keeps of them. */
const formerSchema = z.object({ name: z.string().min(1), role: z.string() });

async function listFormer(): Promise<PersonOfLog[]> {
  const deletions = await read.change.findMany({
    where: { resource: "users", action: "delete" },
    orderBy: { createdAt: "desc" },
    select: { recordId: true, before: true },
  });
  return deletions.flatMap(({ recordId, before }) => {
    const { data } = formerSchema.safeParse(before);
    return data ? [{ id: recordId, ...data, isGone: true }] : [];
  });
}
