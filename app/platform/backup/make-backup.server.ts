import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { Storage } from "../storage-types";
import { headOf, PART } from "./backup-format";
import { newScratch } from "./check-backup.server";
import { type Backup, backupName, listBackups, namesToRemove } from "./kept-backups";
import { archiveOf, jsonPart, type Snapshot, textPart, type WrittenPart } from "./write-archive.server";

export interface BackupTask {
  databaseUrl: string;
  dataDir: string;
  /** Part of the backup only if it is the one in the data folder. */
  secret: string;
  pictures: Pick<Storage, "list" | "open"> | null;
  place: Storage;
  key: string | undefined;
  signal?: AbortSignal;
  madeAt?: Date;
  snapshot?: Snapshot;
}

/** Pictures changed this shortly before the backup are listed twice, because clocks of disks and buckets differ. */
const CLOCKS_DIFFER_MS = 10 * 60 * 1000;

/** Also removes old backups. The site may keep running. */
export async function makeBackup(task: BackupTask): Promise<{ made: Backup; removed: string[] }> {
  const { place, key, madeAt = new Date() } = task;
  const name = backupName(madeAt, key !== undefined);
  await putBackup(name, { ...task, madeAt });
  const backups = await listBackups(place);
  const made = backups.find((backup) => backup.name === name);
  if (made === undefined) throw new Error(`${name} is not where it was written to`);
  const removed = namesToRemove(backups.map((backup) => backup.name));
  for (const old of removed) await place.remove(old);
  return { made, removed };
}

export async function putBackup(name: string, task: BackupTask & { madeAt: Date }): Promise<void> {
  const { place, key, signal } = task;
  const scratch = await newScratch();
  try {
    signal?.throwIfAborted();
    const archive = archiveOf(partsOf({ ...task, scratch }), key);
    // without a listener an early error would end the process; later readers get it anyway
    archive.on("error", () => undefined);
    const abort = () => archive.destroy(new Error("the backup was interrupted"));
    signal?.addEventListener("abort", abort, { once: true });
    await place.put(name, archive).finally(() => {
      signal?.removeEventListener("abort", abort);
      return ended(archive);
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Waits for the end, because a running copy would write into the scratch folder while it is removed. */
async function ended(archive: Readable): Promise<void> {
  await finished(archive.destroy()).catch(() => undefined);
}

type Parts = BackupTask & { madeAt: Date; scratch: string };

/** Pictures come before and after the database, because files are stored before their row and removed after it. */
async function* partsOf(task: Parts): AsyncGenerator<WrittenPart> {
  const { databaseUrl, madeAt } = task;
  yield jsonPart(PART.head, headOf({ database: databaseUrl.startsWith("file:") ? "sqlite" : "postgres", madeAt }));
  yield* ownSecret(task);
  const taken = { count: 0, young: new Set<string>() };
  yield* picturesNotIn(taken, task);
  const snapshot = task.snapshot ?? (await openSnapshot(task));
  try {
    yield* snapshot.parts();
    yield* picturesNotIn(taken, { ...task, changedAfter: madeAt.getTime() - CLOCKS_DIFFER_MS });
    yield jsonPart(PART.contents, { ...snapshot.contents(), pictures: taken.count });
  } finally {
    await snapshot.close();
  }
}

async function* ownSecret({ dataDir, secret }: Parts): AsyncGenerator<WrittenPart> {
  const stored = await storedSecretOf(dataDir, secret);
  if (stored !== null) yield textPart(PART.secret, stored);
}

export async function storedSecretOf(dataDir: string, secret: string): Promise<string | null> {
  const stored = await readFile(join(dataDir, "secret"), "utf8").catch(() => null);
  return stored?.trim() === secret ? stored : null;
}

type Taken = { count: number; young: Set<string> };

async function* picturesNotIn(taken: Taken, { pictures, madeAt, changedAfter = 0 }: Parts & { changedAfter?: number }) {
  if (pictures === null) return;
  for await (const { key, changedAt } of pictures.list()) {
    if (changedAt.getTime() < changedAfter || taken.young.has(key)) continue;
    const file = await pictures.open(key);
    // deleted since the list was made
    if (file === null) continue;
    taken.count += 1;
    if (changedAt.getTime() >= madeAt.getTime() - CLOCKS_DIFFER_MS) taken.young.add(key);
    yield { name: PART.pictures + key, size: file.size, content: file.stream } satisfies WrittenPart;
  }
}

async function openSnapshot({ databaseUrl, scratch, signal }: Parts): Promise<Snapshot> {
  if (databaseUrl.startsWith("file:")) {
    const { snapshotOfSqlite } = await import("./sqlite-snapshot.server");
    return snapshotOfSqlite({ file: databaseUrl.slice("file:".length), scratch, signal });
  }
  return (await import("./postgres-snapshot.server")).snapshotOfPostgres({ url: databaseUrl, signal });
}
