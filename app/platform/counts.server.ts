import { type DatabaseFault, databaseFaultOf, isDiskFull } from "./database-fault";

const faults: Record<DatabaseFault, number> = { unreachable: 0, unprepared: 0, unknown: 0 };

export const databaseCounts = { statements: { read: 0, write: 0 }, faults, openWrites: 0 };

export function countFault(error: unknown): unknown {
  faults[isOfMissingSchema(error) ? "unprepared" : databaseFaultOf(error)] += 1;
  return error;
}

/** For errors of Prisma's adapters, which have no Prisma code yet. */
function isOfMissingSchema(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : null;
  return typeof cause === "object" && cause !== null && "kind" in cause && (cause.kind === "TableDoesNotExist" || cause.kind === "ColumnNotFound");
}

/** Unknown errors do not count: they may be refusals by our own rules. */
export function countFaultOfChange(error: unknown): unknown {
  return databaseFaultOf(error) === "unknown" && !isDiskFull(error) ? error : countFault(error);
}
