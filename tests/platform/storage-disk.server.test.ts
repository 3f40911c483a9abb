import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
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

test("an open file is read to its end, even if it is replaced or removed in the meantime", async () => {
  const storage = diskStorage(root);
  await storage.put("a/b.webp", Buffer.from("old"));
  const reading = [await storage.open("a/b.webp"), await storage.open("a/b.webp")];
  await storage.put("a/b.webp", Buffer.from("newer"));
  await storage.remove("a/b.webp");
  for (const file of reading) expect(file && (await buffer(file.stream)).toString()).toBe("old");
});

test("a put ends when the file and its folder are on the disk, so that a power cut loses neither", async () => {
  const file = await open(import.meta.filename);
  const files = Reflect.getPrototypeOf(file);
  await file.close();
  if (!areFiles(files)) throw new Error("file handles have no sync method");
  const sync = vi.spyOn(files, "sync");
  await diskStorage(root).put("a/b.webp", Buffer.from("x"));
  expect(sync).toHaveBeenCalledTimes(2);
});

function areFiles(prototype: object | null): prototype is { sync: () => Promise<void> } {
  return prototype !== null && "sync" in prototype;
}

test("a broken stream leaves no temporary file", async () => {
  const breaking = Readable.from(
    (async function* () {
      yield "half";
      throw new Error("connection lost");
    })(),
  );
  await expect(diskStorage(root).put("team/half.webp", breaking)).rejects.toThrow("connection lost");
  expect(await filesIn(root)).toEqual([]);
});

test("a put that cannot be renamed into place leaves no file behind", async () => {
  const storage = diskStorage(root);
  await mkdir(join(root, "team/taken.webp"), { recursive: true });
  await expect(storage.put("team/taken.webp", Buffer.from("x"))).rejects.toThrow();
  expect(await filesIn(root)).toEqual([]);
});

test("a key outside of the folder touches no file", async () => {
  await writeFile(join(root, "../secret"), "kept");
  const storage = diskStorage(root);
  expect(await storage.open("../secret")).toBeNull();
  await expect(async () => storage.remove("../secret")).rejects.toThrow("Not a storage key");
  expect(await readFile(join(root, "../secret"), "utf8")).toBe("kept");
});

test("the list omits unfinished files and invalid names", async () => {
  const storage = diskStorage(root);
  await storage.put("team/a.webp", Buffer.from("x"));
  for (const name of [".incoming/underway", "team/.DS_Store", "ä.webp"]) await writeFile(join(root, name), "x");
  const keys = [];
  for await (const { key } of storage.list()) keys.push(key);
  expect(keys).toEqual(["team/a.webp"]);
});

test("the first put after a start removes unfinished files of a crash, but not recent ones", async () => {
  await mkdir(join(root, ".incoming"));
  await writeFile(join(root, ".incoming/crashed"), "half");
  await writeFile(join(root, ".incoming/underway"), "half");
  const twoHoursAgo = Date.now() / 1000 - 7200;
  await utimes(join(root, ".incoming/crashed"), twoHoursAgo, twoHoursAgo);
  await diskStorage(root).put("a/b.webp", Buffer.from("x"));
  expect((await filesIn(root)).sort()).toEqual(["b.webp", "underway"]);
});

test.each([
  ["gone", () => Promise.resolve()],
  ["replaced", () => mkdir(join(root, "media"))],
])("nothing is stored while the folder of the site's pictures is %s", async (where, appear) => {
  // the environment is read when the module loads
  vi.stubEnv("DATA_DIR", root);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.resetModules();
  await mkdir(join(root, "media"));
  const { storage } = await import("~/platform/storage.server");
  await storage.put("a.webp", Buffer.from("x"));
  await rename(join(root, "media"), join(root, "elsewhere"));
  await appear();
  await expect(storage.put("b.webp", Buffer.from("x"))).rejects.toThrow(`is ${where}: no file is stored`);
  await rm(join(root, "media"), { recursive: true, force: true });
  await rename(join(root, "elsewhere"), join(root, "media"));
  await storage.put("b.webp", Buffer.from("x"));
});
