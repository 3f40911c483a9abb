import type { Storage } from "../storage-types";
import { BackupFault } from "./backup-format";

/**
 * What is shipped between two backups, below `live/`: generations, each with a copy of the database and the pieces of its
 * log since, and the pictures. Names of encrypted files end with `.enc`.
 *   live/2026-11-23T05-12-31-004Z/base.tar               a backup without pictures
 *   live/2026-11-23T05-12-31-004Z/generation-000007      empty; numbers the generations, as clocks may be wrong
 *   live/2026-11-23T05-12-31-004Z/pictures.txt.gz        the pictures at that time, a line each
 *   live/2026-11-23T05-12-31-004Z/000001-000001-2026-11-23T05-12-33-120Z.wal.gz   number of the piece, of the log, when
 *   live/media/...                                       the pictures of all generations
 */
const FOLDER = "live/";
const PICTURES = `${FOLDER}media/`;
const NAME = /^live\/(?<begun>[\dTZ-]+)\/(?:(?<base>base\.tar)|generation-(?<number>\d+)|(?<pictures>pictures\.txt\.gz)|(?<piece>\d+)-(?<log>\d+)-(?<shipped>[\dTZ-]+)\.wal\.gz)(?:\.enc)?$/;

const KEPT_MS = 2 * 24 * 60 * 60 * 1000;

export interface LogPiece {
  key: string;
  number: number;
  /** Increases by one at each restart of the log. */
  log: number;
  shippedAt: Date;
}

export interface Generation {
  folder: string;
  begunAt: Date;
  /** One more than all earlier ones; 0 if an older version of the site shipped it. */
  number: number;
  base: string;
  pictures: string;
  /** In order. After a lost answer several pieces may have the same number, each an extension of the one before. */
  pieces: LogPiece[];
}

export interface Shipped {
  generations: Generation[];
  /** By storage key; `key` is the name in the backup place. */
  pictures: Map<string, { key: string; shippedAt: Date }>;
  keys: string[];
}

export const folderOf = (begunAt: Date) => `${FOLDER}${stampOf(begunAt)}/`;
export const pictureName = (key: string) => PICTURES + key;
export const numberName = (folder: string, number: number) => `${folder}generation-${padded(number)}`;
export const pieceName = (folder: string, { number, log, shippedAt }: Omit<LogPiece, "key">) =>
  `${folder}${padded(number)}-${padded(log)}-${stampOf(shippedAt)}.wal.gz`;

export async function listShipped(place: Pick<Storage, "list">): Promise<Shipped> {
  const keys: string[] = [];
  const pictures: Shipped["pictures"] = new Map();
  for await (const { key, changedAt: shippedAt } of place.list()) {
    if (key.startsWith(FOLDER)) keys.push(key);
    if (key.startsWith(PICTURES)) pictures.set(key.slice(PICTURES.length).replace(/\.enc$/, ""), { key, shippedAt });
  }
  return {
    keys,
    pictures,
    generations: generationsIn(keys),
  };
}

function generationsIn(keys: readonly string[]): Generation[] {
  const found = new Map<string, { number: number; base?: string; pictures?: string; pieces: LogPiece[] }>();
  for (const key of keys) {
    const { begun, base, number, pictures, piece, log, shipped } = NAME.exec(key)?.groups ?? {};
    if (begun === undefined) continue;
    const generation = found.get(begun) ?? { number: 0, pieces: [] };
    found.set(begun, generation);
    if (base !== undefined) generation.base = key;
    else if (number !== undefined) generation.number = Number(number);
    else if (pictures !== undefined) generation.pictures = key;
    else generation.pieces.push({ key, number: Number(piece), log: Number(log), shippedAt: timeOf(shipped ?? "") });
  }
  return [...found.entries()]
    .flatMap(([begun, { number, base, pictures, pieces }]) => {
      if (base === undefined || pictures === undefined) return [];
      const ordered = pieces.toSorted((one, other) => one.number - other.number || one.shippedAt.getTime() - other.shippedAt.getTime());
      return [{ folder: `${FOLDER}${begun}/`, begunAt: timeOf(begun), number, base, pictures, pieces: ordered }];
    })
    .toSorted((one, other) => other.begunAt.getTime() - one.begunAt.getTime());
}

/** The last generation, or the last one at a time; null if there is none. Throws a BackupFault if a piece is missing. */
export function generationAt(generations: readonly Generation[], at: Date | "latest"): Generation | null {
  // by their ends, because the clock may have been fast when the last one began
  const [generation] = candidatesFor(generations, at).toSorted((one, other) => endOf(other).getTime() - endOf(one).getTime());
  if (generation === undefined) return null;
  const gap = generation.pieces.findIndex(({ number }, index) => number !== index + 1);
  if (gap !== -1) throw new BackupFault(`What was shipped is damaged: piece ${padded(gap + 1)} of ${generation.folder} is missing.`);
  return generation;
}

function candidatesFor(generations: readonly Generation[], at: Date | "latest"): Generation[] {
  const begun = at === "latest" ? lastOf(generations) : generations.filter(({ begunAt }) => begunAt <= at);
  return begun.map((generation) => ({ ...generation, pieces: piecesUntil(at, generation) }));
}

/** More than one if two sites, or an older version, shipped there: then only their clocks tell which is later. */
export function lastOf(generations: readonly Generation[]): Generation[] {
  const last = Math.max(...generations.map(({ number }) => number));
  return generations.filter(({ number }) => number === last);
}

function piecesUntil(at: Date | "latest", { pieces }: Generation): LogPiece[] {
  // up to the first that is too late: after it, only a corrected clock makes dates earlier
  const tooLate = at === "latest" ? -1 : pieces.findIndex(({ shippedAt }) => shippedAt > at);
  const shipped = tooLate === -1 ? pieces : pieces.slice(0, tooLate);
  return shipped.filter(({ number }, index) => number !== shipped[index + 1]?.number);
}

export const endOf = ({ begunAt, pieces }: Generation) => pieces.at(-1)?.shippedAt ?? begunAt;

export function neededOf(generations: readonly Generation[], now: Date): Generation[] {
  const since = new Date(now.getTime() - KEPT_MS);
  const oldest = generations.findIndex(({ begunAt }) => begunAt <= since);
  return oldest === -1 ? [...generations] : generations.slice(0, oldest + 1);
}

function stampOf(time: Date): string {
  return time.toISOString().replaceAll(/[:.]/g, "-");
}

function timeOf(stamp: string): Date {
  return new Date(stamp.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, "T$1:$2:$3.$4Z"));
}

function padded(number: number): string {
  return number.toString().padStart(6, "0");
}
