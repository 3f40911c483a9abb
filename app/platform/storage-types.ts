import type { Readable } from "node:stream";

export interface StoredFile {
  stream: Readable;
  size: number;
  /** Another content under the same key has another one. */
  etag: string;
}

export interface StoredEntry {
  key: string;
  size: number;
  changedAt: Date;
}

/** Where files lie. Whoever opens a file reads its stream to the end or destroys it. */
export interface Storage {
  /** Complete or not at all: nothing can be opened under the key before all bytes are safe. */
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  /** `null` when there is no such file or the key is none. */
  open(key: string): Promise<StoredFile | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every file, in no order. What is still being put is not among them. */
  list(): AsyncIterable<StoredEntry>;
  /** Removes what a crash left half written, unless it may still be under way: what is younger than an hour. */
  removeUnfinished(): Promise<void>;
}
