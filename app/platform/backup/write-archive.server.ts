import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { createTarPacker } from "modern-tar";
import { type BackupContents, PART } from "./backup-format";
import { type Bytes, encrypt } from "./encryption.server";

/** `content` has exactly `size` bytes. */
export interface WrittenPart {
  name: string;
  size: number;
  content: Bytes | Iterable<Uint8Array>;
}

/** The state of a database at one moment, while others go on writing. */
export interface Snapshot {
  /** Can only be read once. */
  parts(): AsyncGenerator<WrittenPart>;
  contents(): Pick<BackupContents, "migrations" | "tables">;
  close(): Promise<void>;
}

type Packer = ReturnType<typeof createTarPacker>["controller"];

/** Limits the memory for writing and reading. */
const PARTS_PER_SUMS = 500;

/** A tar file with checksums, which is made while it is read, and encrypted if there is a key. */
export function archiveOf(parts: AsyncIterable<WrittenPart>, key: string | undefined): Readable {
  const tar = tarOf(parts);
  return Readable.from(key === undefined ? tar : encrypt(tar, key), { objectMode: false });
}

export function jsonPart(name: string, value: unknown): WrittenPart {
  return textPart(name, `${JSON.stringify(value, null, 2)}\n`);
}

export function textPart(name: string, text: string): WrittenPart {
  const bytes = Buffer.from(text);
  return { name, size: bytes.length, content: [bytes] };
}

async function* tarOf(parts: AsyncIterable<WrittenPart>): AsyncGenerator<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const written = writeAll(parts, controller).catch((error: unknown) => controller.error(error));
  const reader = readable.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    // if the reader stops, the writing must end too, and close its files
    await reader.cancel().catch(() => undefined);
    await written;
  }
}

async function writeAll(parts: AsyncIterable<WrittenPart>, packer: Packer): Promise<void> {
  let lines: string[] = [];
  let count = 0;
  const writeSums = async () => {
    count += 1;
    await writeOne(textPart(`${PART.sums}${count.toString().padStart(6, "0")}`, lines.join("")), packer);
    lines = [];
  };
  for await (const part of parts) {
    lines.push(await writeOne(part, packer));
    if (lines.length === PARTS_PER_SUMS) await writeSums();
  }
  await writeSums();
  packer.finalize();
}

async function writeOne({ name, size, content }: WrittenPart, packer: Packer): Promise<string> {
  const hash = createHash("sha256");
  const writer = packer.add({ name, size, mode: 0o600 }).getWriter();
  for await (const chunk of content) {
    hash.update(chunk);
    await writer.write(chunk);
  }
  await writer.close();
  return sumLine(hash.digest("hex"), name);
}

export function sumLine(sum: string, name: string): string {
  return `${sum}  ${name}\n`;
}
