import type { Database, DatabaseOptions } from "./database-types";

/** Opens the database of an address, `file:...` or `postgres://...`. Loads only the client that is needed. */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
  if (url.startsWith("file:")) return (await import("./database-sqlite.server")).openSqlite(url, options);
  return (await import("./database-postgres.server")).openPostgres(url, options);
}
