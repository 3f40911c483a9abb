import { existsSync } from "node:fs";
import { join } from "node:path";
import { readMigrations, requireNoneUnknown } from "./migrations";
import type { Preparation } from "./preparation";

interface Task {
  url: string;
  /** Has one folder for each database. */
  migrationsFolder: string;
  /** Throws when an empty database must not be filled here; asked before a file is made. */
  requireNew?: () => void;
  /** Whether a database that a newer version has changed is used as far as it is known. */
  mayBeNewer?: boolean;
  say: (line: string) => void;
}

export async function prepareDatabase({ url, migrationsFolder, requireNew = () => undefined, mayBeNewer = false, say }: Task): Promise<void> {
  const isSqlite = url.startsWith("file:");
  const migrations = readMigrations(join(migrationsFolder, isSqlite ? "sqlite" : "postgres"));
  if (isSqlite && !existsSync(pathOf(url))) requireNew();
  const preparation = await openPreparation(url, isSqlite);
  try {
    if (!mayBeNewer) requireNoneUnknown(migrations, await preparation.records());
    const isFilled = await preparation.isFilled();
    if (!isFilled) requireNew();
    const applied = await preparation.applyMissing(migrations);
    for (const name of applied) say(`Database: applied the migration ${name}`);
    const isBehind = await preparation.isBehind();
    if (!isFilled) await fill(url, say);
    else if (isBehind) await catchUp(url, say);
    if (isBehind) await preparation.noteCaughtUp();
  } finally {
    await preparation.close();
  }
}

async function openPreparation(url: string, isSqlite: boolean): Promise<Preparation> {
  if (isSqlite) return (await import("./preparation-sqlite")).prepareSqlite(pathOf(url));
  return (await import("./preparation-postgres")).preparePostgres(url);
}

function pathOf(url: string): string {
  return url.slice("file:".length);
}

async function fill(url: string, say: Task["say"]): Promise<void> {
  const { fillEmptyDatabase } = await import("./fill");
  if (await fillEmptyDatabase(url)) say("Database: filled with the default content");
}

async function catchUp(url: string, say: Task["say"]): Promise<void> {
  const steps = await (await import("./fill")).catchUp(url);
  for (const step of steps) say(`Database: ${step}`);
}
