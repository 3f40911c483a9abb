import { createReadStream } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { SQLITE_PART } from "../../app/platform/backup/backup-format";
import { openBackupPlace } from "../../app/platform/backup/backup-place.server";
import { newScratch } from "../../app/platform/backup/check-backup.server";
import { storedSecretOf } from "../../app/platform/backup/make-backup.server";
import { openShipped, restoreShipped, type RestoredDatabase, type ShippedPlace } from "../../app/platform/backup/read-shipped.server";
import { endOf, lastOf, listShipped } from "../../app/platform/backup/shipped-files";
import { env } from "../../app/platform/env.server";
import { storage } from "../../app/platform/storage.server";
import type { Storage } from "../../app/platform/storage-types";
import { picturesThere, requireFit, restoring, warnIfNotEncrypted } from "./restore-checks";
import { sqliteTarget } from "./sqlite-target";

interface Wanted {
  address: string | undefined;
  at: string;
  isDryRun: boolean;
}

export async function restoreTime({ address, at, isDryRun }: Wanted): Promise<void> {
  const { DATABASE_URL: url, DATA_DIR: dataDir, BACKUP_KEY: key } = env;
  if (address === undefined) throw new Error("From where? Set BACKUP_TO, or npm run restore -- PLACE --at latest");
  if (!url.startsWith("file:")) throw new Error("Only a site on SQLite is shipped: Postgres has a point-in-time recovery of its own.");
  const target = sqliteTarget({ file: url.slice("file:".length), dataDir });
  const refusal = (await target.refusal()) ?? (env.STORAGE === "disk" ? await picturesThere() : null);
  if (refusal !== null && !isDryRun) throw new Error(refusal);
  const scratch = await newScratch();
  try {
    const file = join(scratch, "site.db");
    const place = { place: await openBackupPlace(address, env), key };
    const restored = await restoreShipped({ ...place, at: at === "latest" ? await latestIn(place.place) : timeIn(at), file });
    requireFit(restored.archive, target);
    console.log(`The shipped log is complete: the site as of ${restored.asOf.toISOString()}. It contains nothing that was saved later.`);
    warnIfNotEncrypted(restored.archive);
    if (isDryRun) return console.log(refusal === null ? "It can be restored here." : `It cannot be restored here. ${refusal}`);
    const missing = await restoring(() => write(restored, { ...place, file, target }));
    console.log("Restored. Start the site: it brings an older database up to date itself.");
    if (missing.length === 0) return;
    console.error(`All but these pictures, which cannot be read:\n${missing.join("\n")}\nMissing: ${missing.length.toString()} of ${restored.pictures.size.toString()}.`);
    process.exitCode = 1;
  } finally {
    await Promise.all([target.close(), rm(scratch, { recursive: true, force: true })]);
  }
}

/** How far the clocks of two machines may differ. */
const CLOCKS_APART_MS = 60 * 60 * 1000;

/** Throws if only clocks tell which generation is the latest, and one clock was fast. */
async function latestIn(place: Pick<Storage, "list">): Promise<"latest"> {
  const ends = lastOf((await listShipped(place)).generations).map((generation) => endOf(generation));
  if (ends.length < 2 || !ends.some((end) => end.getTime() - Date.now() > CLOCKS_APART_MS)) return "latest";
  throw new Error(`Which is the latest? A clock was ahead, or this one is behind: some of what was shipped is dated later than now. Say --at with one of ${ends.map((end) => end.toISOString()).join(", ")}`);
}

function timeIn(text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new Error("--at: must be latest, or a time like 2026-11-23T05:12:31Z");
  return time;
}

type Around = ShippedPlace & { file: string; target: ReturnType<typeof sqliteTarget> };

/** Answers the pictures that could not be read, one line each. */
async function write({ archive, secret, pictures }: RestoredDatabase, { file, target, ...place }: Around): Promise<string[]> {
  await target.begin(archive);
  await target.take({ name: SQLITE_PART, head: archive.head, content: createReadStream(file) });
  // if the environment has the secret, a file would only mislead
  const isSecretOurs = (await storedSecretOf(env.DATA_DIR, env.SESSION_SECRET)) !== null;
  if (secret !== null && isSecretOurs) await writeFile(join(env.DATA_DIR, "secret"), secret, { mode: 0o600 });
  const missing = env.STORAGE === "disk" ? await writePictures(pictures, place) : [];
  // no tables: later parts of the log have changed the row counts of the copy
  await target.finish({ ...archive, contents: { ...archive.contents, tables: [] } });
  return missing;
}

async function writePictures(pictures: RestoredDatabase["pictures"], place: ShippedPlace): Promise<string[]> {
  const missing: string[] = [];
  for (const [key, { key: name }] of pictures) {
    const failed = (error: unknown) => void missing.push(`${key}: ${error instanceof Error ? error.message : String(error)}`);
    const picture = await openShipped(name, place).then(buffer).catch(failed);
    if (picture) await storage.put(key, picture);
  }
  return missing;
}
