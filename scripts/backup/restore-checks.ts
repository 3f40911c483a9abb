import { readFile, rm, writeFile } from "node:fs/promises";
import { BackupFault } from "../../app/platform/backup/backup-format";
import type { Archive } from "../../app/platform/backup/read-archive.server";
import { env, makeDataDir } from "../../app/platform/env.server";
import { restoreMark } from "../../app/platform/first-start";
import { storage } from "../../app/platform/storage.server";
import { ownMigrations } from "../own-migrations";
import type { RestoreTarget } from "./restore-target";

/** Ignores pictures of an interrupted restore into the same storage, which was empty before. */
export async function picturesThere(): Promise<string | null> {
  if ((await readFile(restoreMark(env.DATA_DIR), "utf8").catch(() => null)) === storagePlace()) return null;
  for await (const { key } of storage.list()) return `There are pictures already (${key}): restore into an empty storage.`;
  return null;
}

export async function restoring<Result>(work: () => Promise<Result>): Promise<Result> {
  makeDataDir(env);
  await writeFile(restoreMark(env.DATA_DIR), storagePlace());
  const result = await work().catch((error: unknown) => {
    throw new Error(`The restore was interrupted: ${error instanceof Error ? error.message : String(error)}. Fix that, and start it again.`);
  });
  await rm(restoreMark(env.DATA_DIR));
  return result;
}

function storagePlace(): string {
  return env.STORAGE === "disk" ? "disk" : `${env.S3_ENDPOINT ?? ""} ${env.S3_BUCKET ?? ""}`;
}

/** A newer database has tables and columns that this version does not know. */
export function requireFit({ head, contents }: Archive, target: RestoreTarget): void {
  const words = { sqlite: "SQLite", postgres: "Postgres" } as const;
  if (head.database !== target.database) {
    throw new BackupFault(`The backup is of ${words[head.database]}, and DATABASE_URL names ${words[target.database]}.`);
  }
  const known = new Set(ownMigrations(head.database).map(({ name }) => name));
  const unknown = contents.migrations.find((name) => !known.has(name));
  if (unknown === undefined) return;
  throw new BackupFault(`A newer version of the site made the backup, with the migration ${unknown}: deploy that version first.`);
}

/** Whoever can write to the place of the backups can put one there that needs no key. Not refused, because it may be older than the key. */
export function warnIfNotEncrypted({ isEncrypted }: Archive): void {
  if (isEncrypted || env.BACKUP_KEY === undefined) return;
  console.log("It is not encrypted although BACKUP_KEY is set, so anybody who can write where it lay can have changed it. Start the site only if you trust that place.");
}
