import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { createTarDecoder, type ParsedTarEntry } from "modern-tar";
import { type BackupContents, BackupFault, type BackupHead, parseContents, parseHead, PART } from "./backup-format";
import { type Bytes, decrypt, HEADER_BYTES, isEncrypted, keyOf } from "./encryption.server";
import { sumLine } from "./write-archive.server";

/** `content` is unpacked if the name ends with `.gz`. The reader must read it to the end. */
export interface ReadPart {
  name: string;
  head: BackupHead;
  content: Bytes;
}

interface Reading {
  source: Readable;
  key: string | undefined;
  /** Gets the parts in order. Only the end of the archive proves that all were intact. */
  take: (part: ReadPart) => Promise<void>;
}

export interface Archive {
  isEncrypted: boolean;
  head: BackupHead;
  contents: BackupContents;
}

/** Throws a BackupFault that names the damaged part. */
export async function readArchive({ source, key, take }: Reading): Promise<Archive> {
  const plain = await plainBytes(source, key);
  const damage = damageIn(plain.bytes);
  const state: State = { head: null, contents: null, lines: [], hasSums: false };
  try {
    for (let entry = await damage.nextEntry(); entry !== null; entry = await damage.nextEntry()) {
      await readEntry(entry, { damage, state, take });
    }
  } finally {
    source.destroy();
  }
  if (state.head === null) throw noBackup();
  if (state.contents === null || !state.hasSums) throw damage.fault("it ends too early");
  return { isEncrypted: plain.isEncrypted, head: state.head, contents: state.contents };
}

interface State {
  head: BackupHead | null;
  contents: BackupContents | null;
  lines: { line: string; name: string }[];
  hasSums: boolean;
}

type Around = { damage: ReturnType<typeof damageIn>; state: State; take: Reading["take"] };

async function readEntry({ header: { name }, body }: ParsedTarEntry, { damage, state, take }: Around): Promise<void> {
  const hash = createHash("sha256");
  const raw = damage.contentOf(body, hash);
  if (state.head === null) {
    if (name !== PART.head) throw noBackup();
    state.head = parseHead(await text(raw));
  } else if (name.startsWith(PART.sums)) {
    compareSums(await text(raw), state);
    return;
  } else if (name === PART.contents) {
    state.contents = parseContents(await text(raw));
  } else {
    await take({ name, head: state.head, content: name.endsWith(".gz") ? unpacked(raw, name) : raw });
  }
  for await (const rest of raw) void rest;
  state.lines.push({ name, line: sumLine(hash.digest("hex"), name) });
  state.hasSums = false;
}

function compareSums(given: string, state: State): void {
  const wanted = given.split(/(?<=\n)/);
  for (const [index, { line, name }] of state.lines.entries()) {
    if (wanted[index] !== line) throw new BackupFault(`The backup is damaged: ${name} differs from what was backed up.`);
  }
  if (given !== state.lines.map(({ line }) => line).join("")) throw new BackupFault("The backup is damaged: some of its parts are missing.");
  state.lines = [];
  state.hasSums = true;
}

async function* unpacked(packed: Bytes, name: string): AsyncGenerator<Uint8Array> {
  const packedStream = Readable.from(packed);
  const stream = packedStream.pipe(createGunzip());
  packedStream.once("error", (error) => stream.destroy(error));
  try {
    yield* stream;
  } catch (error) {
    if (error instanceof Error && "code" in error && String(error.code).startsWith("Z_")) throw new BackupFault(`The backup is damaged: ${name} cannot be unpacked.`);
    throw error;
  }
}

function noBackup(): BackupFault {
  return new BackupFault("This is no backup of the site, or its first bytes are damaged.");
}

function damageIn(bytes: Bytes) {
  let place = "its first bytes";
  let isBegun = false;
  let broken: BackupFault | null = null;
  /** A fault of the disk or network, not of the file. */
  let outage: Error | null = null;
  const entries = new ReadableStream({ pull }).pipeThrough(createTarDecoder({ strict: true })).getReader();
  const chunks = bytes[Symbol.asyncIterator]();

  /** Still reads what came before a fault, so that the message can name the damaged part. */
  async function pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    const next = await chunks.next().catch((error: unknown) => {
      if (!(error instanceof BackupFault)) throw (outage = error instanceof Error ? error : new Error(String(error)));
      broken = error;
      return null;
    });
    if (next === null || next.done) controller.close();
    else controller.enqueue(next.value);
  }

  function fault(what: string): BackupFault {
    return new BackupFault(`The backup is damaged in or right after ${place}: ${broken?.message ?? what}.`);
  }

  async function readFrom<Value>(reader: ReadableStreamDefaultReader<Value>): Promise<Value | null> {
    const next = await reader.read().catch(() => {
      if (outage !== null) throw outage;
      throw isBegun || broken ? fault("it is cut off, or cannot be read from there on") : noBackup();
    });
    if (next.done && broken !== null) throw fault("");
    return next.done ? null : next.value;
  }

  return {
    fault,

    async nextEntry(): Promise<ParsedTarEntry | null> {
      const entry = await readFrom(entries);
      if (entry === null) return null;
      isBegun = true;
      place = entry.header.name;
      return entry;
    },

    async *contentOf(body: ParsedTarEntry["body"], hash: ReturnType<typeof createHash>): AsyncGenerator<Uint8Array> {
      const reader = body.getReader();
      for (let chunk = await readFrom(reader); chunk !== null; chunk = await readFrom(reader)) {
        hash.update(chunk);
        yield chunk;
      }
    },
  };
}

/** Decrypts if necessary. Throws at once if the key is wrong or missing. */
export async function plainBytes(source: Readable, key: string | undefined): Promise<{ isEncrypted: boolean; bytes: Bytes }> {
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]();
  let begin = Buffer.alloc(0);
  while (begin.length < HEADER_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    begin = Buffer.concat([begin, next.value]);
  }
  const header = begin.subarray(0, HEADER_BYTES);
  if (!isEncrypted(header)) return { isEncrypted: false, bytes: following(begin, chunks) };
  try {
    return { isEncrypted: true, bytes: decrypt(await keyOf(header, key), following(begin.subarray(HEADER_BYTES), chunks)) };
  } catch (error) {
    // nobody else closes the file
    source.destroy();
    throw error;
  }
}

async function* following(first: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
}
