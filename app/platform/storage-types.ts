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

/** Callers of `open` must read the stream to its end or destroy it. */
export interface Storage {
  /** Atomic: nothing can be opened under the key before all bytes are safe. */
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  /** Null without such a file, and for an invalid key. */
  open(key: string): Promise<StoredFile | null>;
  /** Not an error for a missing file. */
  remove(key: string): Promise<void>;
  /** Unordered; without files that are still being put. */
  list(): AsyncIterable<StoredEntry>;
  /** Removes half-written files that are older than an hour. */
  removeUnfinished(): Promise<void>;
}
