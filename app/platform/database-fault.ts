/** `unprepared`: the tables do not have the expected structure (yet). */
export type DatabaseFault = "unreachable" | "unprepared" | "unknown";

/**
 * Node: connections. Postgres: classes 08, 28, 3D, 57P; 53300 too many connections, 55000 accepts none, 25006 has
 * become a replica, 57014 a statement that took too long, mostly behind a lock. SQLite: files that cannot be opened or read. Prisma: P1...
 */
const UNREACHABLE = /^(?:E[A-Z]{4,}|(?:08|28)\w{3}|25006|3D000|53300|55000|57014|57P\d\d|SQLITE_(?:BUSY|CANTOPEN|IOERR|NOTADB|CORRUPT|LOCKED).*|P1\d{3})$/;

/** Errors of `pg` without a code; Prisma puts them in different fields. */
const UNANSWERED = /Query read timeout|timeout exceeded when trying to connect|Connection terminated|connection beside this one was lost|not queryable|timeout expired/;

export function databaseFaultOf(error: unknown): DatabaseFault {
  if (isMissingTable(error) || isMissingColumn(error)) return "unprepared";
  return isUnanswered(error) || isConnectionLost(error) || UNREACHABLE.test(driverCode(error) ?? "") ? "unreachable" : "unknown";
}

const TABLE_DOES_NOT_EXIST = "P2021";
const COLUMN_DOES_NOT_EXIST = "P2022";

export function isMissingTable(error: unknown): boolean {
  return codeOf(error) === TABLE_DOES_NOT_EXIST;
}

export function isMissingColumn(error: unknown): boolean {
  return codeOf(error) === COLUMN_DOES_NOT_EXIST;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : null;
}

function isUnanswered(error: unknown): error is Error {
  return error instanceof Error && UNANSWERED.test(error.message);
}

/** The codes with which Prisma's adapter replaces those of lost connections. */
const LOST = new Set<unknown>(["ConnectionClosed", "DatabaseNotReachable", "SocketTimeout"]);

function isConnectionLost(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : null;
  return typeof cause === "object" && cause !== null && "kind" in cause && LOST.has(cause.kind);
}

/** `code` is Postgres' "connection failure". */
export class DatabaseOutage extends Error {
  override readonly name = "DatabaseOutage";
  readonly code = "08006";
}

export function gaveUpAfter(milliseconds: number): DatabaseOutage {
  return new DatabaseOutage(`The database did not answer in time: waited ${Math.round(milliseconds)} ms`);
}

export function isOutage(error: unknown): boolean {
  if (isUnanswered(error)) return true;
  const isOfDatabase = error instanceof Error && /^(?:PrismaClient|DriverAdapterError|DatabaseOutage)/.test(error.name);
  return isOfDatabase && databaseFaultOf(error) === "unreachable";
}

/** True for the disk of the database and for that of the pictures. */
export function isDiskFull(error: unknown): boolean {
  return /^(?:SQLITE_FULL|53100|ENOSPC|EDQUOT)$/.test(driverCode(error) ?? "");
}

/** True if the same write may succeed later: a lock, a full disk, no answer. */
export function passesByItself(error: unknown): boolean {
  return /^(?:SQLITE_(?:BUSY|LOCKED|FULL).*|08006|53\w{3}|57\w{3})$/.test(driverCode(error) ?? "");
}

export function databaseRefusal(error: unknown, url: string): string {
  const code = driverCode(error) ?? "";
  const place = databasePlace(url);
  if (/^SQLITE_(?:NOTADB|CORRUPT)/.test(code)) return `${place} is damaged (${code}): restore a backup (docs/backup.md)`;
  // about the "-shm" file, which SQLite creates anew after each clean shutdown
  if (code === "SQLITE_IOERR_SHMSIZE") return `${place} cannot be opened (${code}): its disk is full to the last bytes, make room on it`;
  if (/^SQLITE_(?:READONLY|CANTOPEN|IOERR|PERM)/.test(code)) {
    return `${place} cannot be written (${code}): it must lie in a folder that is there, and both must belong to the user that the site runs as`;
  }
  // an AggregateError of several addresses has no message of its own
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return `${place}: ${(first instanceof Error ? first.message : String(first)).replaceAll(/\s+/g, " ").trim()}`;
}

/** Removes the password. */
function databasePlace(url: string): string {
  if (url.startsWith("file:")) return url.slice("file:".length);
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

const WRAPPINGS = ["cause", "meta", "driverAdapterError"] as const;

/** An error may be its own cause. */
const DEEPEST = 8;

export function driverCode(error: unknown, depth = 0): string | undefined {
  if (typeof error !== "object" || error === null || depth > DEEPEST) return undefined;
  const fields = new Map<string, unknown>(Object.entries(error));
  if (error instanceof Error) fields.set("cause", error.cause);
  const inner = WRAPPINGS.map((wrapping) => driverCode(fields.get(wrapping), depth + 1)).find((code) => code !== undefined);
  return inner ?? textIn(fields.get("originalCode")) ?? textIn(fields.get("code"));
}

function textIn(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
