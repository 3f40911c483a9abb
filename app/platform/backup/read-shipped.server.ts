import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import Database from "better-sqlite3";
import * as z from "zod";
import type { Storage } from "../storage-types";
import { BackupFault, PART, SQLITE_PART } from "./backup-format";
import { newScratch } from "./check-backup.server";
import { type Archive, plainBytes, readArchive } from "./read-archive.server";
import { endOf, type Generation, generationAt, listShipped, type LogPiece, type Shipped } from "./shipped-files";
import { checkSqlite } from "./sqlite-snapshot.server";
import { readLog } from "./write-ahead-log.server";

export interface ShippedPlace {
  place: Pick<Storage, "open">;
  key: string | undefined;
}

/** Decrypts the file. Throws a BackupFault if it is missing or needs another key. */
export async function openShipped(name: string, { place, key }: ShippedPlace): Promise<Readable> {
  const file = await place.open(name);
  if (file === null) throw damage(`${name} is missing`);
  const { bytes } = await plainBytes(file.stream, key);
  // readers stop at damage, so the file must be closed here
  return Readable.from(bytes, { objectMode: false }).once("close", () => file.stream.destroy());
}

/** Reads only the first bytes. Throws a BackupFault if the file is missing or needs another key. */
export async function requireKeyOf(name: string, place: ShippedPlace): Promise<void> {
  const plain = await openShipped(name, place);
  plain.destroy();
}

export async function readPictureList({ list, ...place }: ShippedPlace & { list: string }): Promise<string[]> {
  const lines = await unpack(list, place, text);
  return lines.split("\n").filter((line) => line !== "");
}

interface Wanted extends ShippedPlace {
  place: Pick<Storage, "open" | "list">;
  at: Date | "latest";
  file: string;
}

export interface RestoredDatabase {
  archive: Archive;
  secret: string | null;
  asOf: Date;
  pictures: Shipped["pictures"];
}

export async function restoreShipped({ file, at, ...shipped }: Wanted): Promise<RestoredDatabase> {
  const { generations, pictures } = await listShipped(shipped.place);
  const generation = generationAt(generations, at);
  if (generation === null) throw new BackupFault(`Nothing was shipped there ${generations.length === 0 ? "" : "as early as that"}`.trimEnd() + ".");
  return { ...(await restoreGeneration(generation, { ...shipped, file })), pictures, asOf: endOf(generation) };
}

async function restoreGeneration({ base, pieces }: Generation, { file, ...shipped }: ShippedPlace & { file: string }) {
  const unpacked = await unpackBase(base, { ...shipped, file });
  await applyPieces(file, pieces, shipped);
  requireWhole(file);
  return unpacked;
}

/** Restores into a scratch folder and reads one picture. Null if all is well, or if nothing was shipped yet. */
export async function checkShipped(shipped: Omit<Wanted, "at" | "file">): Promise<BackupFault | null> {
  const scratch = await newScratch();
  try {
    const { generations, pictures } = await listShipped(shipped.place);
    const [picture] = pictures.values();
    if (picture !== undefined) await buffer(await openShipped(picture.key, shipped));
    const generation = generationAt(generations, "latest");
    if (generation !== null) await restoreGeneration(generation, { ...shipped, file: join(scratch, "site.db") });
    return null;
  } catch (error) {
    if (error instanceof BackupFault) return error;
    throw error;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function unpackBase(name: string, { file, place, key }: ShippedPlace & { file: string }) {
  const base = await place.open(name);
  if (base === null) throw damage(`${name} is missing`);
  let secret: string | null = null;
  const archive = await readArchive({
    source: base.stream,
    key,
    take: async (part) => {
      if (part.name === SQLITE_PART) await pipeline(part.content, createWriteStream(file));
      if (part.name === PART.secret) secret = await text(part.content);
    },
  });
  await checkSqlite(file, archive.contents);
  return { archive, secret };
}

function requireWhole(file: string): void {
  const database = new Database(file, { readonly: true });
  const [complaint] = database.prepare<[], string>("PRAGMA integrity_check").pluck().all();
  database.close();
  if (complaint !== "ok") throw damage(`the database is malformed (${complaint ?? "no answer"})`);
}

async function applyPieces(file: string, pieces: readonly LogPiece[], place: ShippedPlace): Promise<void> {
  for (const log of new Set(pieces.map((piece) => piece.log))) {
    for (const piece of pieces.filter((one) => one.log === log)) await appendPiece(`${file}-wal`, piece, place);
    applyLog(file, log);
  }
}

async function appendPiece(log: string, { key: name }: LogPiece, place: ShippedPlace): Promise<void> {
  await unpack(name, place, (bytes) => pipeline(bytes, createWriteStream(log, { flags: "a" })));
}

async function unpack<Result>(name: string, place: ShippedPlace, into: (bytes: AsyncIterable<Buffer>) => Promise<Result>): Promise<Result> {
  try {
    return await pipeline(await openShipped(name, place), createGunzip(), into);
  } catch (error) {
    if (error instanceof Error && "code" in error && String(error.code).startsWith("Z_")) throw damage(`${name} cannot be unpacked`);
    throw error;
  }
}

function applyLog(file: string, number: number): void {
  const log = readLog(file);
  const database = new Database(file);
  try {
    // SQLite applies a log up to its first invalid frame, and reports no error
    const applied = checkpointed.parse(database.pragma("wal_checkpoint(FULL)"));
    if (applied !== log?.frames) throw damage(`log ${number.toString()} is not as it was`);
    database.pragma("journal_mode = DELETE");
  } finally {
    database.close();
  }
}

const checkpointed = z.tuple([z.object({ checkpointed: z.number() })]).transform(([answer]) => answer.checkpointed);

function damage(what: string): BackupFault {
  return new BackupFault(`What was shipped is damaged: ${what}.`);
}
