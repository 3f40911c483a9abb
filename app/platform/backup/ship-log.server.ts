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
import { folderOf, lastOf, listShipped, numberName, pictureName, pieceName } from "./shipped-files";
import { snapshotOfSqlite } from "./sqlite-snapshot.server";
import { requireKey, tidyShipped } from "./tidy-shipped.server";
import { bytesOf, bytesOfLog, isNextLog, isSameLog, readLog, type WriteAheadLog } from "./write-ahead-log.server";

const MB = 1024 * 1024;

/** SQLite's own default: a thousand pages. */
const RESTARTED_FROM = 4 * MB;
const PICTURES_AT_ONCE = 8;
const MOST_TAKEN = 8 * MB;
/** A log that cannot be shipped is restarted at this length, to save disk space. */
const LONGEST = 64 * MB;
/** Limits the time of a restore and the number of files. */
const GENERATION = { ms: 24 * 60 * 60 * 1000, pieces: 5_000 };

interface Task extends Omit<BackupTask, "databaseUrl" | "madeAt" | "snapshot"> {
  file: string;
  betweenWrites: Database["betweenWrites"];
}

interface Begun {
  folder: string;
  begunAt: Date;
  shipped: WriteAheadLog | null;
  /** The next log continues `shipped`: nobody wrote between its last frame and the restart. */
  isRestarted: boolean;
  pieces: number;
  logs: number;
  pictures: Set<string>;
}

export type LogShipping = ReturnType<typeof openLogShipping>;

/**
 * Ships a copy of a SQLite file, and then the new parts of its log. Connections that write must leave checkpoints to it
 * (`wal_autocheckpoint = 0`). If the log does not continue what was shipped, it ships a new copy.
 */
export function openLogShipping(task: Task) {
  const { file, betweenWrites } = task;
  const database = new Sqlite(file, { fileMustExist: true, timeout: 0 });
  let begun: Begun | null = null;
  let tidied = Promise.resolve();

  /** Answers the time up to which everything is shipped; null if more is left, or if another process writes. */
  async function ship(): Promise<Date | null> {
    if (begun === null || isOver(begun, new Date())) {
      begun = await begin(task);
      tidied = tidyShipped(task, begun.begunAt);
    }
    const current = begun;
    const taken = await betweenWrites(() => take(current));
    if (taken === "no continuation") begun = null;
    if (taken === null || taken === "no continuation") return null;
    if (taken.bytes.length === 0) {
      // a reader may have put off the restart until now
      begun = { ...current, isRestarted: current.isRestarted || taken.isRestarted };
      return taken.at;
    }
    // a restarted log cannot be read again
    if (taken.isRestarted) begun = null;
    await shipPictures(task, current.pictures);
    const piece = { number: current.pieces + 1, log: current.logs + (taken.isNewLog ? 1 : 0), shippedAt: taken.at };
    await put(pieceName(current.folder, piece), await pack(taken.bytes), task);
    begun = { ...current, shipped: taken.upTo, isRestarted: taken.isRestarted, pieces: piece.number, logs: piece.log };
    return taken.isAll ? taken.at : null;
  }

  /** Also restarts a long log. Null while another process writes. */
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

  /** Reads whole transactions only; null while another process writes. */
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

  /** False if another process wrote meanwhile. */
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

    /** Resolves when superfluous files were removed, or when that failed. */
    tidied: () => tidied,

    close: () => void database.close(),
  };
}

const EMPTY: WriteAheadLog = { salts: [0, 0], frames: 0, frameBytes: 1 };

const restarted = z.tuple([z.object({ busy: z.number(), log: z.number() })]).transform(([answer]) => answer);

function isOver({ begunAt, pieces }: Begun, now: Date): boolean {
  // a generation dated by a fast clock must not count as the latest
  return now < begunAt || now.getTime() - begunAt.getTime() >= GENERATION.ms || pieces >= GENERATION.pieces;
}

function firstNewFrame(log: WriteAheadLog, { shipped, isRestarted }: Pick<Begun, "shipped" | "isRestarted">): number | null {
  if (shipped === null) return 0;
  if (isSameLog(log, shipped)) return shipped.frames;
  return isRestarted && isNextLog(log, shipped) ? 0 : null;
}

async function begin(task: Task): Promise<Begun> {
  const { file, place, key } = task;
  // read before the copy, so that the log from its first frame contains all that the copy lacks
  const log = readLog(file);
  const { generations, pictures } = await listShipped(place);
  await requireKey(task, generations);
  const shipped = new Set(pictures.keys());
  const scratch = await newScratch();
  try {
    // before and after the copy: a picture in it may be new, or may soon be deleted
    const before = await shipPictures(task, shipped);
    const snapshot = await snapshotOfSqlite({ file, scratch, signal: task.signal });
    // after the copy, in which nothing may be younger than the name says
    const begunAt = new Date();
    const folder = folderOf(begunAt);
    const there = new Set([...before, ...(await shipPictures(task, shipped))]);
    await put(`${folder}pictures.txt.gz`, await pack(Buffer.from([...there].join("\n"))), task);
    await put(numberName(folder, (lastOf(generations)[0]?.number ?? 0) + 1), Buffer.alloc(0), task);
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
  // a shared iterator: each lane takes the next picture when it is free
  const lanes = Array.from({ length: PICTURES_AT_ONCE }, async () => {
    for (const key of fresh) await shipPicture(key, task, shipped);
  });
  // waits for all: a lane that continues after a failure would ship the same pictures as the next attempt
  const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
  return keys;
}

async function shipPicture(key: string, task: Task, shipped: Set<string>): Promise<void> {
  task.signal?.throwIfAborted();
  const file = await task.pictures?.open(key);
  // deleted since the list was made
  if (!file) return;
  // if `put` fails before it reads, the file would stay open
  await put(pictureName(key), file.stream, task).finally(() => file.stream.destroy());
  shipped.add(key);
}

/** Level 1 compresses our log to 1/6.7; level 9 to 1/7.2, but takes three times as long. */
const pack = (bytes: Buffer) => promisify(gzip)(bytes, { level: 1 });

async function put(name: string, content: Buffer | Readable, { place, key }: Task): Promise<void> {
  if (key === undefined) return place.put(name, content);
  const encrypted = Readable.from(encrypt(Buffer.isBuffer(content) ? Readable.from([content]) : content, key), { objectMode: false });
  await place.put(`${name}.enc`, Buffer.isBuffer(content) ? await buffer(encrypted) : encrypted);
}
