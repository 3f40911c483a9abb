import { type DatabaseFault, databaseFaultOf } from "./database-fault";

const faults: Record<DatabaseFault, number> = { unreachable: 0, unprepared: 0, unknown: 0 };

/** What this process has asked of its database since the start, and how many changes run or wait now. For /metrics. */
export const databaseCounts = { statements: { read: 0, write: 0 }, faults, openWrites: 0 };

export function countFault(error: unknown): unknown {
  faults[isOfMissingSchema(error) ? "unprepared" : databaseFaultOf(error)] += 1;
  return error;
}

/** What Prisma's drivers say before Prisma has given it a code. */
function isOfMissingSchema(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : null;
  return typeof cause === "object" && cause !== null && "kind" in cause && (cause.kind === "TableDoesNotExist" || cause.kind === "ColumnNotFound");
}

/** A change may also be refused by rules of ours, which is no fault of the database. */
export function countFaultOfChange(error: unknown): unknown {
  return databaseFaultOf(error) === "unknown" ? error : countFault(error);
}
