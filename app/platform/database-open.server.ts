import type { Database, DatabaseOptions } from "./database-types";

export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
  if (url.startsWith("file:")) return (await import("./database-sqlite.server")).openSqlite(url, options);
  return (await import("./database-postgres.server")).openPostgres(url, options);
}
