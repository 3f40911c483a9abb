import { closeSync, fstatSync, openSync, readSync } from "node:fs";

/** https://sqlite.org/fileformat2.html#the_write_ahead_log */
const [HEADER_BYTES, FRAME_HEADER_BYTES] = [32, 24];

/** Contains only whole transactions. */
export interface WriteAheadLog {
  /** Change at each restart of the log, at which the first one increases by one. */
  salts: [number, number];
  frames: number;
  frameBytes: number;
}

/** Null without a log. Continues after `known`. Call it while nobody writes. */
export function readLog(file: string, known: WriteAheadLog | null = null): WriteAheadLog | null {
  const descriptor = openOrNull(`${file}-wal`);
  if (descriptor === null) return null;
  try {
    return fstatSync(descriptor).size < HEADER_BYTES ? null : logIn(descriptor, known);
  } finally {
    closeSync(descriptor);
  }
}

function logIn(descriptor: number, known: WriteAheadLog | null): WriteAheadLog {
  const header = bytesAt(descriptor, 0, HEADER_BYTES);
  const salts: WriteAheadLog["salts"] = [header.readUInt32BE(16), header.readUInt32BE(20)];
  const log = { salts, frameBytes: header.readUInt32BE(8) + FRAME_HEADER_BYTES };
  let frames = known !== null && isSameLog(known, log) ? known.frames : 0;
  for (let at = frames; ; at += 1) {
    const frame = bytesAt(descriptor, bytesOf({ ...log, frames: at }), FRAME_HEADER_BYTES);
    // after the end may come frames of an earlier log, or of a transaction that was rolled back
    if (frame.length < FRAME_HEADER_BYTES || !isSameLog(log, { salts: [frame.readUInt32BE(8), frame.readUInt32BE(12)] })) break;
    const isEndOfTransaction = frame.readUInt32BE(4) !== 0;
    if (isEndOfTransaction) frames = at + 1;
  }
  return { ...log, frames };
}

export function bytesOfLog(file: string, start: number, end: number): Buffer {
  const descriptor = openSync(`${file}-wal`, "r");
  try {
    const bytes = bytesAt(descriptor, start, end - start);
    if (bytes.length !== end - start) throw new Error(`The log beside ${file} became shorter while it was read`);
    return bytes;
  } finally {
    closeSync(descriptor);
  }
}

export function bytesOf({ frames, frameBytes }: Pick<WriteAheadLog, "frames" | "frameBytes">): number {
  return HEADER_BYTES + frames * frameBytes;
}

export function isSameLog(one: Pick<WriteAheadLog, "salts">, other: Pick<WriteAheadLog, "salts">): boolean {
  return one.salts[0] === other.salts[0] && one.salts[1] === other.salts[1];
}

export function isNextLog(log: WriteAheadLog, { salts: [first] }: WriteAheadLog): boolean {
  return log.salts[0] === (first + 1) % 2 ** 32;
}

function bytesAt(descriptor: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(descriptor, bytes, 0, length, position));
}

function openOrNull(path: string): number | null {
  try {
    return openSync(path, "r");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
