import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { finished } from "node:stream/promises";
import { gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { headOf, PART } from "~/platform/backup/backup-format";
import { encrypt, HEADER_BYTES } from "~/platform/backup/encryption.server";
import { storedSecretOf } from "~/platform/backup/make-backup.server";
import { plainBytes, readArchive } from "~/platform/backup/read-archive.server";
import { archiveOf, jsonPart, textPart, type WrittenPart } from "~/platform/backup/write-archive.server";

const KEY = "a key for tests, long enough";
const KEYS = [undefined, KEY];
const ROWS = gzipSync("1\tone\n2\ttwo\n".repeat(5_000));
const PICTURES = Array.from({ length: 520 }, (_, index) => ({ name: `${PART.pictures}team/${index.toString()}.webp`, text: `picture ${index.toString()}`.repeat(index % 90) }));

async function* someParts(): AsyncGenerator<WrittenPart> {
  yield jsonPart(PART.head, headOf({ database: "postgres", madeAt: new Date("2026-11-22T03:30:00Z") }));
  for (const { name, text } of PICTURES) yield textPart(name, text);
  yield { name: "database/team/000001.copy.gz", size: ROWS.length, content: [ROWS] };
  yield jsonPart(PART.contents, { migrations: ["first"], tables: [], pictures: PICTURES.length });
}

const archives = new Map<string | undefined, Promise<Buffer>>();

/** The archive as a file, created once per key. */
function archive(key: string | undefined): Promise<Buffer> {
  const made = archives.get(key) ?? buffer(archiveOf(someParts(), key));
  archives.set(key, made);
  return made;
}

/** The file in chunks that match no block or part size. */
function asFile(bytes: Buffer) {
  return Readable.from(Array.from({ length: Math.ceil(bytes.length / 10_007) }, (_, index) => bytes.subarray(index * 10_007, (index + 1) * 10_007)));
}

async function contentsOf(bytes: Buffer, key: string | undefined) {
  const found: Record<string, string> = {};
  const { contents } = await readArchive({
    source: asFile(bytes),
    key,
    take: async ({ name, content }) => {
      found[name] = (await buffer(content)).toString("latin1");
    },
  });
  return { contents, found };
}

function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}

describe.each(KEYS)("a backup with the key %j", (key) => {
  it("is read part by part", async () => {
    const { contents, found } = await contentsOf(await archive(key), key);
    expect(contents).toEqual({ migrations: ["first"], tables: [], pictures: 520 });
    expect(Object.keys(found)).toHaveLength(521);
    for (const { name, text } of PICTURES) expect(found[name]).toBe(text);
    expect(found["database/team/000001.copy.gz"]).toBe("1\tone\n2\ttwo\n".repeat(5_000));
  });

  it("is refused, or is read unchanged, whichever byte was changed", async () => {
    const bytes = await archive(key);
    const wanted = await contentsOf(bytes, key);
    const places = Array.from({ length: 24 }, (_, index) => Math.floor((bytes.length / 24) * index) + index * 7);
    for (const place of places) {
      const read = await contentsOf(changed(bytes, place), key).catch((error: unknown) => String(error));
      if (typeof read === "string") expect(read).toMatch(/^Error: The backup is damaged|^Error: This is no backup of the site/);
      else expect(read).toEqual(wanted);
      if (key !== undefined) expect(read).toBeTypeOf("string");
    }
  });

  it("is refused wherever it is truncated, and the last complete part is named", async () => {
    const bytes = await archive(key);
    for (const share of [0.1, 0.35, 0.5, 0.9, 0.999]) {
      const read = contentsOf(bytes.subarray(0, Math.floor(bytes.length * share)), key);
      await expect(read).rejects.toThrow(/^The backup is damaged in or right after (media|database|sums|contents)/);
    }
  });
});

/** A tar entry has a header of 512 bytes, with the size in octal digits, and content padded to such blocks. */
function withoutPart(bytes: Buffer, name: string): Buffer {
  const start = bytes.indexOf(name);
  const size = Number.parseInt(bytes.toString("latin1", start + 124, start + 135), 8);
  return Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + 512 + Math.ceil(size / 512) * 512)]);
}

it.each([
  [`${PART.pictures}team/498.webp`, "some of its parts are missing."],
  [`${PART.sums}000002`, "it ends too early."],
])("an archive without %s, the last of its kind, is refused although nothing else has changed", async (name, complaint) => {
  await expect(contentsOf(withoutPart(await archive(undefined), name), undefined)).rejects.toThrow(complaint);
});

it("a key with the same text in another Unicode form opens an archive", async () => {
  const sealed = Readable.from(encrypt(Readable.from([Buffer.from("a")]), "Schlüssel".normalize("NFC")), { objectMode: false });
  const opened = await plainBytes(sealed, "Schlüssel".normalize("NFD"));
  expect((await buffer(opened.bytes)).toString()).toBe("a");
});

it("the picture in which a byte has changed is named", async () => {
  const bytes = await archive(undefined);
  const damaged = changed(bytes, bytes.indexOf("picture 333") + 500);
  await expect(contentsOf(damaged, undefined)).rejects.toThrow("The backup is damaged: media/team/333.webp differs from what was backed up.");
});

it("the database is named when its rows cannot be decompressed", async () => {
  const bytes = await archive(undefined);
  const damaged = changed(bytes, bytes.indexOf(ROWS.subarray(0, 40)) + 15);
  await expect(contentsOf(damaged, undefined)).rejects.toThrow(/^The backup is damaged: database\/team\/000001\.copy\.gz/);
});

it("a wrong or missing key is reported before anything is read", async () => {
  const bytes = await archive(KEY);
  await expect(contentsOf(bytes, `${KEY}!`)).rejects.toThrow("The BACKUP_KEY is wrong: the backup was made with another one.");
  await expect(contentsOf(bytes, undefined)).rejects.toThrow("The backup is encrypted: set the BACKUP_KEY that it was made with.");
});

it("damage in the first bytes, which verify the key, is not reported as a wrong key", async () => {
  const bytes = await archive(KEY);
  for (const read of [8, 24, HEADER_BYTES - 1].map((at) => changed(bytes, at)).concat(bytes.subarray(0, HEADER_BYTES - 1))) {
    await expect(contentsOf(read, KEY)).rejects.toThrow("The backup is damaged in its first bytes");
  }
});

it("a file is closed when the key is wrong", async () => {
  const source = asFile(await archive(KEY));
  await expect(plainBytes(source, `${KEY}!`)).rejects.toThrow("The BACKUP_KEY is wrong");
  expect(source.destroyed).toBe(true);
});

it.each(KEYS)("an archive is not called damaged when its storage stops answering (key: %s)", async (key) => {
  const bytes = await archive(key);
  const inRows = bytes.indexOf(ROWS) + 100;
  for (const end of [...[0.1, 0.5, 0.9].map((share) => Math.floor(bytes.length * share)), inRows]) {
    const silent = async function* () {
      yield bytes.subarray(0, end);
      throw new Error("the place is silent");
    };
    const read = readArchive({ source: Readable.from(silent()), key, take: async ({ content }) => void (await buffer(content)) });
    await expect(read).rejects.toThrow("the place is silent");
  }
});

it("no other file is accepted as a backup", async () => {
  for (const other of ["", "PNG", "x".repeat(5_000)]) {
    await expect(contentsOf(Buffer.from(other), KEY)).rejects.toThrow("This is no backup of the site");
  }
});

it("an archive that does not begin with what describes it is not accepted as a backup", async () => {
  const parts = async function* (): AsyncGenerator<WrittenPart> {
    for await (const part of someParts()) yield part.name === PART.head ? { ...part, name: `${PART.pictures}head.webp` } : part;
  };
  await expect(contentsOf(await buffer(archiveOf(parts(), undefined)), undefined)).rejects.toThrow("This is no backup of the site");
});

it("an encrypted archive reveals nothing of its content", async () => {
  const bytes = await archive(KEY);
  expect(bytes.includes("picture")).toBe(false);
  expect(bytes.includes("team")).toBe(false);
});

it("an archive from before the slow key derivation was shared by a process can still be read", async () => {
  const former = "QkFDS1VQMQpNgWyQZe8rrPPWgHfRGdDmUVz5dsOOdKXksU4hvzV/Idm/GfkUMIabfqYOTLmV/N0+kg1wKg+ls6mWntsMU1uKmTNWqQM=";
  expect((await buffer((await plainBytes(Readable.from([Buffer.from(former, "base64")]), KEY)).bytes)).toString()).toBe("a former file");
});

it("every file of a process has its own key", async () => {
  const [one, other] = await Promise.all([0, 1].map(() => buffer(encrypt(Readable.from([Buffer.from("the same")]), KEY))));
  expect(one?.subarray(48)).not.toEqual(other?.subarray(48));
});

it("equal chunks of a file are encrypted differently, and swapped chunks are refused", async () => {
  const bytes = await buffer(encrypt(Readable.from([Buffer.alloc(3 * 64 * 1024)]), KEY));
  const sealedBytes = 64 * 1024 + 16;
  const [first, second] = [0, 1].map((number) => bytes.subarray(HEADER_BYTES + number * sealedBytes, HEADER_BYTES + (number + 1) * sealedBytes));
  expect(first).not.toEqual(second);
  const swapped = Buffer.concat([bytes.subarray(0, HEADER_BYTES), ...[second, first].filter((piece) => piece !== undefined), bytes.subarray(HEADER_BYTES + 2 * sealedBytes)]);
  await expect(plainBytes(asFile(swapped), KEY).then(({ bytes }) => buffer(bytes))).rejects.toThrow("are not as they were");
});

it("an archive fails with a failing part, and reads no further part", async () => {
  const failing = async function* (): AsyncGenerator<WrittenPart> {
    yield textPart("a", "b");
    throw new Error("the disk is gone");
  };
  await expect(buffer(archiveOf(failing(), KEY))).rejects.toThrow("the disk is gone");
});

it.each(KEYS)("an archive ends when nobody reads it to its end, and closes the file that it was reading (key: %s)", async (key) => {
  const file = Readable.from(Array.from({ length: 200 }, () => Buffer.alloc(64 * 1024)));
  const parts = async function* (): AsyncGenerator<WrittenPart> {
    yield { name: "long", size: 200 * 64 * 1024, content: file };
    expect.unreachable();
  };
  const archive = archiveOf(parts(), key);
  await archive[Symbol.asyncIterator]().next();
  await finished(archive.destroy()).catch(() => undefined);
  expect(file.destroyed).toBe(true);
});

it("the secret of the data folder is included only if the site uses it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "calima-secret-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect(await storedSecretOf(folder, "ours")).toBeNull();
  await writeFile(join(folder, "secret"), "ours\n");
  expect([await storedSecretOf(folder, "ours"), await storedSecretOf(folder, "from a variable")]).toEqual(["ours\n", null]);
});
