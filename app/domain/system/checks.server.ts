import { randomUUID } from "node:crypto";
import { rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { databaseRefusal } from "~/platform/database-fault";
import { findFreeBytes } from "~/platform/disk-space.server";
import { env } from "~/platform/env.server";
import { type InspectedDatabase, inspectDatabase } from "~/platform/inspect-database.server";
import { inTime, TIME_LIMITS } from "~/platform/time-limits";
import { isMailConfigured, requireMailServer } from "~/platform/mail.server";
import { storage } from "~/platform/storage.server";
import { requireWritableFolders } from "~/platform/writable-folders";
import type { Check, CheckName } from "./site-state";

const GB = 1024 ** 3;
/** A backup needs twice the size of the database, an upload 64 MB. */
const LITTLE_ROOM = GB;
const NO_ROOM = 0.1 * GB;

/** Codes of the second factor change every 30 s. */
const CLOCK_LATE_MS = 5_000;
const CLOCK_WRONG_MS = 30_000;

/** Runs beside requests, so it must not read a whole file or table. */
export async function checkSurroundings(): Promise<Check[]> {
  const running = [checkFolders(), checkDisk(), checkDatabase({ looksForDamages: false }), checkStorage(), checkMail()] as const;
  const [folders, disk, { checks, clock }, pictures, mail] = await Promise.all(running);
  return [folders, disk, ...checks, ...clock, pictures, mail];
}

export function checkFolders(): Promise<Check> {
  return checked("folders", async () => {
    await requireWritableFolders(env);
    return { state: "ok", detail: env.DATA_DIR };
  });
}

export function checkDisk(): Promise<Check> {
  return checked("disk", async () => {
    const free = await findFreeBytes();
    return { state: free < NO_ROOM ? "wrong" : free < LITTLE_ROOM ? "warning" : "ok", detail: `${(free / GB).toFixed(1)} GB` };
  });
}

type LookedAt = { checks: Check[]; clock: Check[]; found: InspectedDatabase | null };

/** `clock` compares with the database server, or with the disk of the file; none if it cannot be written, which `folders` reports. */
export async function checkDatabase(wanted: { looksForDamages: boolean }): Promise<LookedAt> {
  try {
    const found = await inspectDatabase(env.DATABASE_URL, wanted);
    const damages: Check = { name: "damages", state: found.damages.length > 0 ? "wrong" : "ok", detail: found.damages.join("; ") };
    const checks: Check[] = [{ name: "database", state: "ok", detail: found.version }, ...(wanted.looksForDamages ? [damages] : [])];
    return { checks, clock: await checkClock(found.clockAheadMs), found };
  } catch (error) {
    return { checks: [{ name: "database", state: "wrong", detail: databaseRefusal(error, env.DATABASE_URL) }], clock: env.DATABASE_URL.startsWith("file:") ? await checkClock(null) : [], found: null };
  }
}

async function checkClock(databaseAheadMs: number | null): Promise<Check[]> {
  const aheadMs = databaseAheadMs ?? (await diskAheadMs().catch(() => null));
  if (aheadMs === null) return [];
  const ahead = Math.abs(aheadMs);
  return [{ name: "clock", state: ahead > CLOCK_WRONG_MS ? "wrong" : ahead > CLOCK_LATE_MS ? "warning" : "ok", detail: `${(ahead / 1000).toFixed(1)} s` }];
}

/** The clock of a network disk may differ. */
async function diskAheadMs(): Promise<number> {
  const probe = join(env.DATA_DIR, `.probe-${randomUUID()}`);
  const before = Date.now();
  await writeFile(probe, "", { flag: "wx" });
  try {
    const { mtimeMs } = await stat(probe);
    // file systems truncate times
    return mtimeMs >= before - 1_000 && mtimeMs <= Date.now() + 1_000 ? 0 : mtimeMs - before;
  } finally {
    await rm(probe);
  }
}

export function checkStorage(): Promise<Check> {
  const key = `probe-${randomUUID()}.txt`;
  const tryOut = async () => {
    await storage.put(key, Buffer.from(key));
    try {
      const pieces: Uint8Array[] = [];
      for await (const piece of (await storage.open(key))?.stream ?? []) pieces.push(Buffer.from(piece));
      if (Buffer.concat(pieces).toString() !== key) throw new Error("what was stored could not be read again");
    } finally {
      await storage.remove(key);
    }
  };
  return checked("storage", async () => {
    await inTime(tryOut(), TIME_LIMITS.neighbour, () => new Error("no answer in time"));
    return { state: "ok", detail: env.STORAGE === "disk" ? join(env.DATA_DIR, "media") : `s3://${env.S3_BUCKET ?? ""}` };
  });
}

export function checkMail(): Promise<Check> {
  return checked("mail", async () => {
    if (!isMailConfigured) return { state: "ok", detail: "" };
    await requireMailServer();
    return { state: "ok", detail: new URL(env.SMTP_URL ?? "").host };
  });
}

export async function checked(name: CheckName, look: () => Promise<Omit<Check, "name">>): Promise<Check> {
  try {
    return { name, ...(await look()) };
  } catch (error) {
    return { name, state: "wrong", detail: (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, " ") };
  }
}
