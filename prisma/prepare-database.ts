import { join } from "node:path";
import { readMigrations } from "./migrations";
import type { Preparation } from "./preparation";

interface Task {
  url: string;
  /** Has one folder for each database. */
  migrationsFolder: string;
  /** Gets one line for each step that was needed. */
  say: (line: string) => void;
}

/** Applies the migrations that are missing and gives an empty database the default content. */
export async function prepareDatabase({ url, migrationsFolder, say }: Task): Promise<void> {
  const isSqlite = url.startsWith("file:");
  const migrations = readMigrations(join(migrationsFolder, isSqlite ? "sqlite" : "postgres"));
  const preparation = await openPreparation(url, isSqlite);
  try {
    for (const name of await preparation.applyMissing(migrations)) say(`Database: applied the migration ${name}`);
    if (await preparation.isEmpty()) await fill(url, say);
  } finally {
    await preparation.close();
  }
}

async function openPreparation(url: string, isSqlite: boolean): Promise<Preparation> {
  if (isSqlite) return (await import("./preparation-sqlite")).prepareSqlite(url.slice("file:".length));
  return (await import("./preparation-postgres")).preparePostgres(url);
}

async function fill(url: string, say: Task["say"]): Promise<void> {
  const { fillEmptyDatabase } = await import("./fill");
  if (await fillEmptyDatabase(url)) say("Database: filled with the default content");
}
