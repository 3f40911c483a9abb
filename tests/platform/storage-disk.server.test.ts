import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { diskStorage } from "~/platform/storage-disk.server";

let root = "";

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "storage-"));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function contentOf(key: string) {
  const found = await diskStorage(root).open(key);
  return found && { size: found.size, text: (await buffer(found.stream)).toString() };
}

test("what was put can be opened, as bytes and as a stream", async () => {
  const storage = diskStorage(root);
  await storage.put("team/1-a.webp", Buffer.from("bytes"));
  await storage.put("team/2-b.webp", Readable.from(["str", "eam"]));
  expect(await contentOf("team/1-a.webp")).toEqual({ size: 5, text: "bytes" });
  expect(await contentOf("team/2-b.webp")).toEqual({ size: 6, text: "stream" });
});

test("a later put replaces the file while an open one still reads the old", async () => {
  const storage = diskStorage(root);
  await storage.put("a/b.webp", Buffer.from("old"));
  const reading = await storage.open("a/b.webp");
  await storage.put("a/b.webp", Buffer.from("newer"));
  expect(reading && (await buffer(reading.stream)).toString()).toBe("old");
  expect(await contentOf("a/b.webp")).toEqual({ size: 5, text: "newer" });
});

test("what was removed is gone; removing it again is no error", async () => {
  const storage = diskStorage(root);
  await storage.put("a/b.webp", Buffer.from("x"));
  await storage.remove("a/b.webp");
  await storage.remove("a/b.webp");
  expect(await storage.open("a/b.webp")).toBeNull();
});

test("a stream that breaks leaves no file behind, neither under the key nor beside it", async () => {
  const storage = diskStorage(root);
  const breaking = Readable.from(
    (async function* () {
      yield "half";
      throw new Error("connection lost");
    })(),
  );
  await expect(storage.put("team/half.webp", breaking)).rejects.toThrow("connection lost");
  expect(await storage.open("team/half.webp")).toBeNull();
  expect(await filesIn(root)).toEqual([]);
});

test("a put that cannot be renamed into place leaves no file behind", async () => {
  const storage = diskStorage(root);
  await mkdir(join(root, "team/taken.webp"), { recursive: true });
  await expect(storage.put("team/taken.webp", Buffer.from("x"))).rejects.toThrow();
  expect(await filesIn(root)).toEqual([]);
});

test("a folder is not a file", async () => {
  await diskStorage(root).put("team/a.webp", Buffer.from("x"));
  expect(await diskStorage(root).open("team")).toBeNull();
  expect(await diskStorage(root).open("team/a.webp/more")).toBeNull();
});

const BAD_KEYS = ["", "/etc/passwd", "../secret", "team/../../secret", "team//a", "team/.hidden", ".incoming/x", "a\0b", "a\\..\\b", "a/b/", "x".repeat(201), "ä"];

test.each(BAD_KEYS)("%j is no key: it opens nothing and nothing is written or removed", async (key) => {
  await writeFile(join(root, "../secret"), "kept");
  const storage = diskStorage(root);
  expect(await storage.open(key)).toBeNull();
  await expect(storage.put(key, Buffer.from("x"))).rejects.toThrow("Not a storage key");
  await expect(async () => storage.remove(key)).rejects.toThrow("Not a storage key");
  expect(await filesIn(root)).toEqual([]);
});

test("what a crash left half written goes with the first put of the next start, younger files stay", async () => {
  await mkdir(join(root, ".incoming"));
  await writeFile(join(root, ".incoming/crashed"), "half");
  await writeFile(join(root, ".incoming/underway"), "half");
  const twoHoursAgo = Date.now() / 1000 - 7200;
  await utimes(join(root, ".incoming/crashed"), twoHoursAgo, twoHoursAgo);
  await diskStorage(root).put("a/b.webp", Buffer.from("x"));
  expect((await filesIn(root)).sort()).toEqual(["b.webp", "underway"]);
});
