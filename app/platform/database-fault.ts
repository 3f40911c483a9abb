import { driverCode } from "./database-error-code";
import { isMissingColumn, isMissingTable } from "./missing-schema";

/** Why a read failed, as far as somebody who waits for it can be told: nobody answers, or the tables are not (yet) as we know them. */
export type DatabaseFault = "unreachable" | "unprepared" | "unknown";

/**
 * Codes of Node for a connection; of Postgres for one that broke or is refused (classes 08, 28, 3D and 57P; 53300 are
 * too many, 55000 a database that takes none; 25006 is one that has become a copy of another); of SQLite for a file that cannot be opened or read; of Prisma: P1...
 */
const UNREACHABLE = /^(?:E[A-Z]{4,}|(?:08|28)\w{3}|25006|3D000|53300|55000|57P\d\d|SQLITE_(?:BUSY|CANTOPEN|IOERR|NOTADB|CORRUPT|LOCKED).*|P1\d{3})$/;

/** What the driver for Postgres says without a code, wherever Prisma puts it. */
const UNANSWERED = /Query read timeout|timeout exceeded when trying to connect|Connection terminated|connection beside this one was lost|not queryable|timeout expired/;

export function databaseFaultOf(error: unknown): DatabaseFault {
  if (isMissingTable(error) || isMissingColumn(error)) return "unprepared";
  return isUnanswered(error) || isConnectionLost(error) || UNREACHABLE.test(driverCode(error) ?? "") ? "unreachable" : "unknown";
}

function isUnanswered(error: unknown): error is Error {
  return error instanceof Error && UNANSWERED.test(error.message);
}

/** What Prisma's adapter makes of the codes of a connection, which it leaves out. */
const LOST = new Set<unknown>(["ConnectionClosed", "DatabaseNotReachable", "SocketTimeout"]);

function isConnectionLost(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : null;
  return typeof cause === "object" && cause !== null && "kind" in cause && LOST.has(cause.kind);
}

/** The database gave no answer, or none of use: what stands in `cause` says more. The code is the one of a lost connection. */
export class DatabaseOutage extends Error {
  override readonly name = "DatabaseOutage";
  readonly code = "08006";
}

export function gaveUpAfter(milliseconds: number): DatabaseOutage {
  return new DatabaseOutage(`The database did not answer in time: waited ${Math.round(milliseconds)} ms`);
}

/** Whether an error says that the database is out of reach, and not something else that is reached over the network. */
export function isOutage(error: unknown): boolean {
  if (isUnanswered(error)) return true;
  const isOfDatabase = error instanceof Error && /^(?:PrismaClient|DriverAdapterError|DatabaseOutage)/.test(error.name);
  return isOfDatabase && databaseFaultOf(error) === "unreachable";
}

/** Whether a write that was refused may be taken later, with nothing changed: another one holds the lock, the disk is full, nobody answered. */
export function passesByItself(error: unknown): boolean {
  return /^(?:SQLITE_(?:BUSY|LOCKED|FULL).*|08006|53\w{3}|57\w{3})$/.test(driverCode(error) ?? "");
}

/** What keeps a database from being used at all, in one line, and where it is known what to do about it. */
export function databaseRefusal(error: unknown, url: string): string {
  const code = driverCode(error) ?? "";
  const place = databasePlace(url);
  if (/^SQLITE_(?:NOTADB|CORRUPT)/.test(code)) return `${place} is damaged (${code}): restore a backup (docs/backup.md)`;
  if (/^SQLITE_(?:READONLY|CANTOPEN|IOERR|PERM)/.test(code)) {
    return `${place} cannot be written (${code}): it must lie in a folder that is there, and both must belong to the user that the site runs as`;
  }
  // why: a server that answers on none of its addresses gives one error for each, and none for them together
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return `${place}: ${(first instanceof Error ? first.message : String(first)).replaceAll(/\s+/g, " ").trim()}`;
}

/** The file, or host and name: no password. */
function databasePlace(url: string): string {
  if (url.startsWith("file:")) return url.slice("file:".length);
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
