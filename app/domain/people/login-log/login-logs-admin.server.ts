import { z } from "zod";
import { read } from "~/platform/database.server";
import { type LogFilter, type LogPlace, momentsOf } from "./log-filter";
import { nameOf, type PersonOfLog } from "./person-names";

export const LOGS_SHOWN = 100;

/** A page of the login log, the newest first; `older` is where the next one begins, null behind the last. */
export async function listLogs(filter: LogFilter, behind?: LogPlace) {
  const rows = await listLogRows(filter, { behind, count: LOGS_SHOWN + 1 });
  const logs = rows.slice(0, LOGS_SHOWN);
  const last = logs.at(-1);
  return { logs, older: rows.length > LOGS_SHOWN && last ? { createdAt: last.createdAt, id: last.id } : null };
}

/** The next rows behind a place. why: a place instead of a number of rows, so that the last page costs what the first does. */
export function listLogRows(filter: LogFilter, { behind, count }: { behind?: LogPlace; count: number }) {
  return read.loginLog.findMany({
    where: conditionsOf(filter, behind),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: count,
    select: {
      id: true,
      action: true,
      ipAddress: true,
      userAgent: true,
      success: true,
      errorMessage: true,
      attempts: true,
      lastAttemptAt: true,
      createdAt: true,
      adminUserId: true,
    },
  });
}

/** why one end only: SQLite goes to the first that it reads, and from there through every row up to the other. */
function conditionsOf(filter: LogFilter, behind: LogPlace | undefined) {
  const { since, before } = momentsOf(filter);
  const which = { action: filter.action, adminUserId: filter.person };
  if (behind === undefined || (before && before <= behind.createdAt)) return { ...which, createdAt: { gte: since, lt: before } };
  const { createdAt, id } = behind;
  return { ...which, createdAt: { gte: since, lte: createdAt }, OR: [{ createdAt: { lt: createdAt } }, { id: { lt: id } }] };
}

/**
 * Who works here, and behind them who did, as they were called when they were deleted. why all, and not those of some
 * rows: they are few, the log can be asked for each of them, and joining them to every row costs more than the rows.
 */
export async function listPeopleOfLog(): Promise<PersonOfLog[]> {
  const select = { id: true, firstName: true, lastName: true, role: { select: { name: true } } };
  // why: the log is there without the names of former people
  const former = listFormer().catch((): PersonOfLog[] => []);
  const people = await read.adminUser.findMany({ orderBy: [{ lastName: "asc" }, { firstName: "asc" }], select });
  const present = people.map(({ id, role, ...person }) => ({ id, name: nameOf(person), role: role.name, isGone: false }));
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
