import type { Readable } from "node:stream";

export interface StoredFile {
  stream: Readable;
  size: number;
  etag: string;
}

export interface StoredEntry {
  key: string;
  size: number;
  changedAt: Date;
}

export class BrokenFile extends Error {
  override readonly name = "BrokenFile";
}

/** Callers of `open` must read the stream to the end or destroy it. */
export interface Storage {
  /** Atomic: `open` finds the key only when all bytes are safe. */
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  /** Null if there is no such file, or the key is invalid. */
  open(key: string): Promise<StoredFile | null>;
  /** No error if the file is missing. */
  remove(key: string): Promise<void>;
  /** In no order, and without unfinished files. */
  list(): AsyncIterable<StoredEntry>;
  /** Removes half-written files older than an hour. */
  removeUnfinished(): Promise<void>;
}
