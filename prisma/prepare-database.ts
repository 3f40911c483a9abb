import { existsSync } from "node:fs";
import { join } from "node:path";
import { readMigrations, requireNoneUnknown } from "./migrations";
import type { Preparation } from "./preparation";

interface Task {
  url: string;
  /** Contains one folder for each kind of database. */
  migrationsFolder: string;
  /** Throws if an empty database must not be filled here. Called before a file is created. */
  requireNew?: () => void;
  /** Whether to use a database that a newer version has changed. */
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
