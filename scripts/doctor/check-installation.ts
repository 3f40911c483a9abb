import { existsSync } from "node:fs";
import { rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { findOrphanedFiles } from "../../app/domain/media/orphaned-files.server";
import { findBackups } from "../../app/domain/system/backups.server";
import type { Check } from "../../app/domain/system/site-state";
import { checkDatabase, checkDisk, checked, checkFolders, checkMail, checkStorage } from "../../app/domain/system/checks.server";
import { openBackupPlace } from "../../app/platform/backup/backup-place.server";
import { requireKeyOf } from "../../app/platform/backup/read-shipped.server";
import { listShipped } from "../../app/platform/backup/shipped-files";
import { requireKey } from "../../app/platform/backup/tidy-shipped.server";
import { env } from "../../app/platform/env.server";
import type { InspectedDatabase } from "../../app/platform/inspect-database.server";
import type { Storage } from "../../app/platform/storage-types";
import { readMigrations } from "../../prisma/migrations";
import { findMisspelled } from "./misspelled";

const HOUR = 60 * 60 * 1000;
/** A failed daily backup is retried every hour. */
const OLDEST_BACKUP_MS = 50 * HOUR;

/** Leaves no changes. `migrationsFolder` contains one folder for each kind of database. */
export async function* checkInstallation(migrationsFolder: string): AsyncGenerator<Check> {
  const missing = missingFolders(join(env.DATA_DIR, "media", ".incoming"));
  yield* checkAll(migrationsFolder);
  // folders made by the checks; one that is not empty stays
  for (const folder of missing) await rmdir(folder).catch(() => undefined);
}

function missingFolders(folder: string): string[] {
  return existsSync(folder) ? [] : [folder, ...missingFolders(dirname(folder))];
}

async function* checkAll(migrationsFolder: string): AsyncGenerator<Check> {
  yield* checkSettings();
  yield checkFolders();
  yield checkDisk();
  const { checks, clock, found } = await checkDatabase({ looksForDamages: env.DATABASE_URL.startsWith("file:") });
  yield* checks;
  if (found) yield checkMigrations(found, migrationsFolder);
  yield* clock;
  yield checkStorage();
  yield checkMail();
  // only if the database exists, because opening would create it
  if (found) yield checkPictures();
  yield checkBackup();
}

function checkSettings(): Check[] {
  const isNameless = !env.isPublicUrlGiven && env.NODE_ENV === "production";
  const warnings = findMisspelled(Object.keys(process.env).toSorted()).map(({ name, meant }) => `${name} is no setting of the site, so it is ignored: is ${meant} meant?`);
  return [
    isNameless ? { name: "settings", state: "warning", detail: "" } : { name: "settings", state: "ok", detail: env.PUBLIC_URL },
    ...warnings.map((detail): Check => ({ name: "settings", state: "warning", detail })),
  ];
}

function checkMigrations({ migrations }: InspectedDatabase, folder: string): Check {
  const known = readMigrations(join(folder, env.DATABASE_URL.startsWith("file:") ? "sqlite" : "postgres")).map(({ name }) => name);
  const named = (names: string[], what: string) => (names.length === 0 ? [] : [`${what}: ${names.join(", ")}`]);
  const applied = migrations.filter(({ finished }) => finished).map(({ name }) => name);
  const unfinished = named(migrations.filter(({ finished }) => !finished).map(({ name }) => name), "started but not finished");
  const unknown = named(applied.filter((name) => !known.includes(name)), "of a newer version");
  const pending = named(known.filter((name) => !applied.includes(name)), "not applied");
  const isWrong = unfinished.length > 0 || (unknown.length > 0 && !env.ALLOW_NEWER_DATABASE);
  const odd = [...unfinished, ...unknown, ...pending];
  return { name: "migrations", state: isWrong ? "wrong" : odd.length > 0 ? "warning" : "ok", detail: odd.length > 0 ? odd.join("; ") : applied.length.toString() };
}

function checkPictures(): Promise<Check> {
  return checked("pictures", async () => {
    const { storedCount, orphans, missing } = await findOrphanedFiles();
    if (missing.length > 0) return { state: "wrong", detail: missing.length.toString() };
    return orphans.length > 0 ? { state: "warning", detail: orphans.length.toString() } : { state: "ok", detail: storedCount.toString() };
  });
}

function checkBackup(): Promise<Check> {
  return checked("backup", async () => {
    const found = await findBackups();
    if (found === null) return { state: "warning", detail: "BACKUP_TO is not set" };
    if (found.count === null) return { state: "wrong", detail: `${found.place} does not answer` };
    if (found.folderFault === "unwritable") return { state: "wrong", detail: `nothing can be written into ${found.place}: it belongs to another user, or the disk is full or read-only` };
    if (found.folderFault === "missing") return { state: "warning", detail: `${found.place} does not exist; the first backup creates it, unless a disk is missing there` };
    if (found.newest === null) return { state: "warning", detail: `${found.place} has none up to now` };
    if (found.check?.isGood === false) return { state: "wrong", detail: `${found.check.name} could not be restored` };
    const place = await openBackupPlace(found.place, env);
    await requireKeyOf(found.newest.name, { place, key: env.BACKUP_KEY });
    const fault = env.BACKUP_SHIP_LOG ? await findShippingFault(place) : null;
    if (fault !== null) return { state: "wrong", detail: fault };
    const detail = `the newest is ${(found.newest.ageMs / HOUR).toFixed(0)} hours old`;
    if (found.newest.ageMs > OLDEST_BACKUP_MS) return { state: "wrong", detail };
    if (found.failedAt !== null) return { state: "warning", detail: `${detail}, and one has failed since` };
    return found.hasKey && !found.newest.isEncrypted ? { state: "warning", detail: `${detail}, and not encrypted although BACKUP_KEY is set` } : { state: "ok", detail };
  });
}

/** A new copy of the database is shipped every day. Throws for another key. */
async function findShippingFault(place: Storage): Promise<string | null> {
  const { generations } = await listShipped(place);
  await requireKey({ place, key: env.BACKUP_KEY }, generations);
  const [newest] = generations;
  if (newest && Date.now() - newest.begunAt.getTime() <= OLDEST_BACKUP_MS) return null;
  return `nothing was shipped ${newest ? `since ${newest.begunAt.toISOString()}` : "up to now"}`;
}
