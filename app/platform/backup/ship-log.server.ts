import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import Sqlite from "better-sqlite3";
import * as z from "zod";
import type { Database } from "../database-types";
import { encrypt } from "./encryption.server";
import { newScratch } from "./check-backup.server";
import { type BackupTask, putBackup } from "./make-backup.server";
import { folderOf, listShipped, pictureName, pieceName } from "./shipped-files";
import { snapshotOfSqlite } from "./sqlite-snapshot.server";
import { requireKey, tidy } from "./tidy-shipped.server";
import { bytesOf, bytesOfLog, isNextLog, isSameLog, readLog, type WriteAheadLog } from "./write-ahead-log.server";

const MB = 1024 * 1024;

/** As long as SQLite itself lets a log grow before it begins anew: a thousand pages. */
const RESTARTED_FROM = 4 * MB;
const PICTURES_AT_ONCE = 8;
/** For the memory's sake. What is left is taken with the next look. */
const MOST_TAKEN = 8 * MB;
/** A log that cannot be shipped is given up at this length, for the disk's sake. */
const LONGEST = 64 * MB;
/** Bounds how long a restore takes, and how many files lie in the place. */
const GENERATION = { ms: 24 * 60 * 60 * 1000, pieces: 5_000 };

/** Pictures are null where they lie in a bucket, and so need nobody who brings them away. */
interface Task extends Omit<BackupTask, "databaseUrl" | "madeAt" | "snapshot"> {
  file: string;
  betweenWrites: Database["betweenWrites"];
}

interface Begun {
  folder: string;
  begunAt: Date;
  shipped: WriteAheadLog | null;
  /** Whether the next log is known to follow `shipped`: nobody wrote between its last frame and the restart. */
  isRestarted: boolean;
  pieces: number;
  logs: number;
  pictures: Set<string>;
}

export type LogShipping = ReturnType<typeof openLogShipping>;

/**
 * Ships the log of a SQLite file to the place of backups: first a copy of the whole, then what is new. The connections that
 * write must leave the restart of the log to this one (`wal_autocheckpoint = 0`). Whenever the log turns out not to be the
 * continuation of what was shipped, a new copy of the whole is.
 */
export function openLogShipping(task: Task) {
  const { file, betweenWrites } = task;
  const database = new Sqlite(file, { fileMustExist: true, timeout: 0 });
  let begun: Begun | null = null;
  let tidied = Promise.resolve();

  /** Answers the time up to which everything stored is there; null if there is more, or another process writes. */
  async function ship(): Promise<Date | null> {
    if (begun === null || isOver(begun, new Date())) {
      begun = await begin(task);
      tidied = tidy(task, begun.begunAt);
    }
    const current = begun;
    const taken = await betweenWrites(() => take(current));
    if (taken === "no continuation") begun = null;
    if (taken === null || taken === "no continuation") return null;
    if (taken.bytes.length === 0) return taken.at;
    // why: after a restart nobody can take it again
    if (taken.isRestarted) begun = null;
    await shipPictures(task, current.pictures);
    const piece = { number: current.pieces + 1, log: current.logs + (taken.isNewLog ? 1 : 0), shippedAt: taken.at };
    await put(pieceName(current.folder, piece), await pack(taken.bytes), task);
    begun = { ...current, shipped: taken.upTo, isRestarted: taken.isRestarted, pieces: piece.number, logs: piece.log };
    return taken.isAll ? taken.at : null;
  }

  /** What is new in the log, which begins anew when it has become long. Null while another process writes. */
  function take({ shipped, isRestarted }: Begun) {
    const log = readAlone(shipped);
    if (log === null) return null;
    const from = firstNewFrame(log, { shipped, isRestarted });
    if (from === null) return "no continuation";
    const upTo = { ...log, frames: Math.min(log.frames, from + Math.floor(MOST_TAKEN / log.frameBytes)) };
    const isAll = upTo.frames === log.frames;
    return {
      at: new Date(),
      upTo,
      isAll,
      isNewLog: from === 0,
      bytes: from === log.frames ? Buffer.alloc(0) : bytesOfLog(file, from === 0 ? 0 : bytesOf({ ...log, frames: from }), bytesOf(upTo)),
      isRestarted: isAll && bytesOf(log) >= RESTARTED_FROM && restart(log),
    };
  }

  /** As far as it holds whole transactions; null while another process writes. */
  function readAlone(known: WriteAheadLog | null): WriteAheadLog | null {
    try {
      database.exec("BEGIN IMMEDIATE");
    } catch (error) {
      if (error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY")) return null;
      throw error;
    }
    try {
      return readLog(file, known) ?? EMPTY;
    } finally {
      database.exec("ROLLBACK");
    }
  }

  /** Answers whether it began anew after exactly these frames: another process may have written meanwhile. */
  function restart({ frames }: WriteAheadLog): boolean {
    const { busy, log } = restarted.parse(database.pragma("wal_checkpoint(RESTART)"));
    return busy === 0 && log === frames;
  }

  return {
    async ship(): Promise<Date | null> {
      try {
        return await ship();
      } catch (error) {
        if (bytesOf(readLog(file) ?? EMPTY) > LONGEST) {
          begun = null;
          await betweenWrites(() => database.pragma("wal_checkpoint(RESTART)"));
        }
        throw error;
      }
    },

    /** When what no time needs any more has gone, or could not go. */
    tidied: () => tidied,

    close: () => void database.close(),
  };
}

const EMPTY: WriteAheadLog = { salts: [0, 0], frames: 0, frameBytes: 1 };

const restarted = z.tuple([z.object({ busy: z.number(), log: z.number() })]).transform(([answer]) => answer);

function isOver({ begunAt, pieces }: Begun, now: Date): boolean {
  // why: once the clock that was ahead is set right, what was dated by it does not pass for the latest
  return now < begunAt || now.getTime() - begunAt.getTime() >= GENERATION.ms || pieces >= GENERATION.pieces;
}

function firstNewFrame(log: WriteAheadLog, { shipped, isRestarted }: Pick<Begun, "shipped" | "isRestarted">): number | null {
  if (shipped === null || log.frames === 0) return 0;
  if (isSameLog(log, shipped)) return shipped.frames;
  return isRestarted && isNextLog(log, shipped) ? 0 : null;
}

async function begin(task: Task): Promise<Begun> {
  const { file, place, key } = task;
  // why: from its first frame the log has more than the copy lacks, and brings the copy to the same end
  const log = readLog(file);
  const { generations, pictures } = await listShipped(place);
  await requireKey(task, generations);
  const shipped = new Set(pictures.keys());
  const scratch = await newScratch();
  try {
    // why before and after the copy: a picture of it may be new, or soon gone
    const before = await shipPictures(task, shipped);
    const snapshot = await snapshotOfSqlite({ file, scratch, signal: task.signal });
    // why not earlier: nothing in the copy may be younger than its name says
    const begunAt = new Date();
    const folder = folderOf(begunAt);
    const there = new Set([...before, ...(await shipPictures(task, shipped))]);
    await put(`${folder}pictures.txt.gz`, await pack(Buffer.from([...there].join("\n"))), task);
    const base = `${folder}base.tar${key === undefined ? "" : ".enc"}`;
    await putBackup(base, { ...task, databaseUrl: `file:${file}`, pictures: null, madeAt: begunAt, snapshot });
    return { folder, begunAt, shipped: log && { ...log, frames: 0 }, isRestarted: false, pieces: 0, logs: 0, pictures: shipped };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function shipPictures(task: Task, shipped: Set<string>): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of task.pictures?.list() ?? []) keys.push(key);
  const fresh = keys.filter((key) => !shipped.has(key)).values();
  // why: they share one iterator, so that each takes the next picture when it is done with one
  const lanes = Array.from({ length: PICTURES_AT_ONCE }, async () => {
    for (const key of fresh) await shipPicture(key, task, shipped);
  });
  // why all: one that goes on behind a failure would ship the same pictures as those of the next look
  const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
  return keys;
}

async function shipPicture(key: string, task: Task, shipped: Set<string>): Promise<void> {
  task.signal?.throwIfAborted();
  const file = await task.pictures?.open(key);
  // why: somebody has deleted it since it was listed
  if (!file) return;
  // why: a place that fails before it reads would leave the file open
  await put(pictureName(key), file.stream, task).finally(() => file.stream.destroy());
  shipped.add(key);
}

/** why the fastest: a log of ours shrinks to 1/6.7 with it, to 1/7.2 with the slowest, which takes three times as long. */
const pack = (bytes: Buffer) => promisify(gzip)(bytes, { level: 1 });

async function put(name: string, content: Buffer | Readable, { place, key }: Task): Promise<void> {
  if (key === undefined) return place.put(name, content);
  const encrypted = Readable.from(encrypt(Buffer.isBuffer(content) ? Readable.from([content]) : content, key), { objectMode: false });
  await place.put(`${name}.enc`, Buffer.isBuffer(content) ? await buffer(encrypted) : encrypted);
}
