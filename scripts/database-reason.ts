import { databaseRefusal, driverCode } from "../app/platform/database-fault";
import { env } from "../app/platform/env.server";
import { reasonOf } from "./command-line.mjs";

/** SQLite's own messages name neither the file nor a remedy. */
export function reasonWithDatabase(error: unknown): string {
  const isOfFile = /^SQLITE_(?:NOTADB|CORRUPT|READONLY|CANTOPEN)/.test(driverCode(error) ?? "");
  return isOfFile ? databaseRefusal(error, env.DATABASE_URL) : reasonOf(error);
}
