import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { join } from "node:path";
import { boundaryOf, createCutter } from "../../app/http/cut-body";
import { isDiskFull } from "../../app/platform/database-fault";
import { FORM_BYTES } from "../limits";
import { tally } from "../tally";
import type { Take } from "./read-pieces";

const KB = 1024;
const MB = 1024 * KB;

/** All forms of people without a session, from their first byte to their answer. */
const STRANGERS_BYTES = 12 * MB;
/** Four of the largest forms, or hundreds of usual ones. */
const NETWORK_BYTES = 1 * MB;
/** A separate limit, so that strangers cannot keep staff from saving. */
const STAFF_BYTES = 4 * MB;
const DISK_BYTES = 512 * MB;

/** The part of a stranger's file that is kept: enough to show that one was chosen. */
const FILE_HEAD_BYTES = 1 * KB;
const HEADS_BYTES = 16 * KB;

const PIECE_BYTES = 64 * KB;

export type PostedBody = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

export interface Post {
  body: PostedBody;
  bytes: number;
  release: () => void;
  /** Files are cut to their beginning, because the disk was full or the database could not tell whether the sender is staff. */
  isCutFor?: "space" | "database";
}

export interface Keeper {
  take: Take;
  post: () => Post;
  drop: () => void;
}

type Sender = { network: string; isStaff: boolean };

export function createKeepers(folder: string, onError: (error: unknown) => void) {
  const strangers = createRoom(STRANGERS_BYTES, NETWORK_BYTES);
  const staff = createRoom(STAFF_BYTES);
  const disk = createRoom(DISK_BYTES);

  /** Keeps only the beginning of strangers' files. */
  function inMemory(contentType: string, { network, isStaff }: Sender, isCut = !isStaff): Keeper {
    const boundary = isCut ? boundaryOf(contentType) : null;
    const cutter = boundary === null ? null : createCutter(boundary, { part: Infinity, total: Infinity, file: FILE_HEAD_BYTES });
    const place = (isStaff ? staff : strangers).place(network);
    const text = createGrowingBuffer();
    return {
      take(piece) {
        const before = text.bytes().length;
        for (const kept of cutter ? cutter.take(piece) : [piece]) text.append(kept);
        if (!place.grow(text.bytes().length - before)) return "busy";
        return text.bytes().length > FORM_BYTES + HEADS_BYTES ? "tooMuchText" : null;
      },
      post() {
        if (cutter) text.append(cutter.rest());
        return { body: text.bytes(), bytes: text.bytes().length, release: place.leave };
      },
      drop: place.leave,
    };
  }

  return {
    inMemory,

    /** On a full disk the text is still kept, so that the form can come back. */
    async onDisk(contentType: string, sender: Sender): Promise<Keeper> {
      const path = join(folder, `upload-${randomUUID()}`);
      const file = await open(path, "wx+", 0o600);
      // without a name, the file disappears with the process
      await unlink(path);
      const place = disk.place();
      let text: Keeper | null = null;
      let isDropped = false;
      const drop = () => {
        isDropped = true;
        place.leave();
        text?.drop();
        void file.close();
      };

      async function goOnInMemory(written: number, next: Buffer) {
        text = inMemory(contentType, sender, true);
        // the last piece may be written in part
        await file.truncate(written);
        const pieces: AsyncIterable<Buffer> = file.createReadStream({ autoClose: false, start: 0 });
        for await (const piece of pieces) {
          const refusal = isDropped ? "busy" : await text.take(piece);
          if (refusal) return refusal;
        }
        return isDropped ? "busy" : text.take(next);
      }

      return {
        async take(piece) {
          if (text) return text.take(piece);
          const written = place.bytes();
          if (!place.grow(piece.length)) return "busy";
          try {
            await file.appendFile(piece);
            return null;
          } catch (error) {
            if (!isDiskFull(error)) throw error;
            onError(error);
            return goOnInMemory(written, piece);
          }
        },
        post: () => (text ? { ...text.post(), isCutFor: "space", release: drop } : { body: streamOf(file), bytes: place.bytes(), release: drop }),
        drop,
      };
    },
  };
}

function createRoom(most: number, mostPerNetwork = most) {
  let taken = 0;
  const networks = new Map<string, number>();

  function take(network: string, bytes: number): boolean {
    taken += bytes;
    return tally(networks, network, bytes) <= mostPerNetwork && taken <= most;
  }

  return {
    place(network = "") {
      let own = 0;
      return {
        grow(bytes: number): boolean {
          own += bytes;
          return take(network, bytes);
        },
        bytes: () => own,
        leave(): void {
          take(network, -own);
          own = 0;
        },
      };
    },
  };
}

/** Not a list of pieces, because for a body sent byte by byte their overhead would fill the memory. */
function createGrowingBuffer() {
  let buffer = Buffer.alloc(4 * KB);
  let length = 0;
  return {
    append(piece: Buffer): void {
      if (length + piece.length > buffer.length) buffer = Buffer.concat([buffer], Math.max(2 * buffer.length, length + piece.length));
      length += piece.copy(buffer, length);
    },
    bytes: () => buffer.subarray(0, length),
  };
}

function streamOf(file: FileHandle): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { bytesRead, buffer } = await file.read({ buffer: Buffer.allocUnsafe(PIECE_BYTES), position: at });
      at += bytesRead;
      if (bytesRead === 0) controller.close();
      else controller.enqueue(buffer.subarray(0, bytesRead));
    },
  });
}
