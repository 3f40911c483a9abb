import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
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

/** As a file: made once for each key. */
function archive(key: string | undefined): Promise<Buffer> {
  const made = archives.get(key) ?? buffer(archiveOf(someParts(), key));
  archives.set(key, made);
  return made;
}

/** In pieces of a size that fits nothing. */
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
  it("comes back part by part", async () => {
    const { contents, found } = await contentsOf(await archive(key), key);
    expect(contents).toEqual({ migrations: ["first"], tables: [], pictures: 520 });
    expect(Object.keys(found)).toHaveLength(521);
    for (const { name, text } of PICTURES) expect(found[name]).toBe(text);
    expect(found["database/team/000001.copy.gz"]).toBe("1\tone\n2\ttwo\n".repeat(5_000));
  });

  it("is refused, or is the same, whichever byte has changed", async () => {
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

  it("is refused wherever it is cut off, and the last part that is there is named", async () => {
    const bytes = await archive(key);
    for (const share of [0.1, 0.35, 0.5, 0.9, 0.999]) {
      const read = contentsOf(bytes.subarray(0, Math.floor(bytes.length * share)), key);
      await expect(read).rejects.toThrow(/^The backup is damaged in or right after (media|database|sums|contents)/);
    }
  });
});

/** A tar's entry is a head of 512 bytes, with the size in octal digits, and content that is filled up to such blocks. */
function withoutPart(bytes: Buffer, name: string): Buffer {
  const start = bytes.indexOf(name);
  const size = Number.parseInt(bytes.toString("latin1", start + 124, start + 135), 8);
  return Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + 512 + Math.ceil(size / 512) * 512)]);
}

it.each([
  [`${PART.pictures}team/498.webp`, "some of its parts are missing."],
  [`${PART.sums}000002`, "it ends too early."],
])("is refused without %s, the last of its kind, though nothing else has changed", async (name, complaint) => {
  await expect(contentsOf(withoutPart(await archive(undefined), name), undefined)).rejects.toThrow(complaint);
});

it("opens with its key however the letters of that are composed", async () => {
  const sealed = Readable.from(encrypt(Readable.from([Buffer.from("a")]), "Schlüssel".normalize("NFC")), { objectMode: false });
  const opened = await plainBytes(sealed, "Schlüssel".normalize("NFD"));
  expect((await buffer(opened)).toString()).toBe("a");
});

it("names the picture in which a byte has changed", async () => {
  const bytes = await archive(undefined);
  const damaged = changed(bytes, bytes.indexOf("picture 333") + 500);
  await expect(contentsOf(damaged, undefined)).rejects.toThrow("The backup is damaged: media/team/333.webp differs from what was backed up.");
});

it("names the database when its rows cannot be unpacked", async () => {
  const bytes = await archive(undefined);
  const damaged = changed(bytes, bytes.indexOf(ROWS.subarray(0, 40)) + 15);
  await expect(contentsOf(damaged, undefined)).rejects.toThrow(/^The backup is damaged: database\/team\/000001\.copy\.gz/);
});

it("says that the key is wrong or missing, before anything is read", async () => {
  const bytes = await archive(KEY);
  await expect(contentsOf(bytes, `${KEY}!`)).rejects.toThrow("The BACKUP_KEY is wrong: the backup was made with another one.");
  await expect(contentsOf(bytes, undefined)).rejects.toThrow("The backup is encrypted: set the BACKUP_KEY that it was made with.");
});

it("does not call the key wrong where the first bytes, which tell whether it is, are damaged", async () => {
  const bytes = await archive(KEY);
  for (const read of [8, 24, HEADER_BYTES - 1].map((at) => changed(bytes, at)).concat(bytes.subarray(0, HEADER_BYTES - 1))) {
    await expect(contentsOf(read, KEY)).rejects.toThrow("The backup is damaged in its first bytes");
  }
});

it("leaves no file open whose key is wrong", async () => {
  const source = asFile(await archive(KEY));
  await expect(plainBytes(source, `${KEY}!`)).rejects.toThrow("The BACKUP_KEY is wrong");
  expect(source.destroyed).toBe(true);
});

it.each(KEYS)("is not called damaged where the place falls silent (key: %s)", async (key) => {
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

it("takes no other file for a backup", async () => {
  for (const other of ["", "PNG", "x".repeat(5_000)]) {
    await expect(contentsOf(Buffer.from(other), KEY)).rejects.toThrow("This is no backup of the site");
  }
});

it("does not show in an encrypted file what is in it", async () => {
  const bytes = await archive(KEY);
  expect(bytes.includes("picture")).toBe(false);
  expect(bytes.includes("team")).toBe(false);
});

it("reads what was encrypted before all files of a process shared their key's slow part", async () => {
  const former = "QkFDS1VQMQpNgWyQZe8rrPPWgHfRGdDmUVz5dsOOdKXksU4hvzV/Idm/GfkUMIabfqYOTLmV/N0+kg1wKg+ls6mWntsMU1uKmTNWqQM=";
  expect((await buffer(await plainBytes(Readable.from([Buffer.from(former, "base64")]), KEY))).toString()).toBe("a former file");
});

it("gives every file of a process a key of its own", async () => {
  const [one, other] = await Promise.all([0, 1].map(() => buffer(encrypt(Readable.from([Buffer.from("the same")]), KEY))));
  expect(one?.subarray(48)).not.toEqual(other?.subarray(48));
});

it("encrypts no two pieces of a file alike, and takes none in the place of another", async () => {
  const bytes = await buffer(encrypt(Readable.from([Buffer.alloc(3 * 64 * 1024)]), KEY));
  const sealedBytes = 64 * 1024 + 16;
  const [first, second] = [0, 1].map((number) => bytes.subarray(HEADER_BYTES + number * sealedBytes, HEADER_BYTES + (number + 1) * sealedBytes));
  expect(first).not.toEqual(second);
  const swapped = Buffer.concat([bytes.subarray(0, HEADER_BYTES), ...[second, first].filter((piece) => piece !== undefined), bytes.subarray(HEADER_BYTES + 2 * sealedBytes)]);
  await expect(plainBytes(asFile(swapped), KEY).then((plain) => buffer(plain))).rejects.toThrow("are not as they were");
});

it("fails where a part fails, and opens no further one", async () => {
  const failing = async function* (): AsyncGenerator<WrittenPart> {
    yield textPart("a", "b");
    throw new Error("the disk is gone");
  };
  await expect(buffer(archiveOf(failing(), KEY))).rejects.toThrow("the disk is gone");
});

it("has the secret of the data folder only if it is the one that the site uses", async () => {
  const folder = await mkdtemp(join(tmpdir(), "calima-secret-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect(await storedSecretOf(folder, "ours")).toBeNull();
  await writeFile(join(folder, "secret"), "ours\n");
  expect([await storedSecretOf(folder, "ours"), await storedSecretOf(folder, "from a variable")]).toEqual(["ours\n", null]);
});
