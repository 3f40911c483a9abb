import { driverCode } from "./database-error-code";
import { isMissingColumn, isMissingTable } from "./missing-schema";

/** Why a read failed, as far as who waits for it can be told: nobody answers, or the tables are not (yet) as we know them. */
export type DatabaseFault = "unreachable" | "unprepared" | "unknown";

/**
 * Codes of Node for a connection; of Postgres for one that broke or is refused (classes 08, 28, 3D and 57P; 53300 are
 * too many, 55000 a database that takes none); of SQLite for a file that cannot be opened or read; of Prisma: P1...
 */
const UNREACHABLE = /^(?:E[A-Z]{4,}|(?:08|28)\w{3}|3D000|53300|55000|57P\d\d|SQLITE_(?:BUSY|CANTOPEN|IOERR|NOTADB|CORRUPT|LOCKED).*|P1\d{3})$/;

export function databaseFaultOf(error: unknown): DatabaseFault {
  if (isMissingTable(error) || isMissingColumn(error)) return "unprepared";
  return UNREACHABLE.test(driverCode(error) ?? "") ? "unreachable" : "unknown";
}
