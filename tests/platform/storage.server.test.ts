import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openStorage } from "~/platform/storage-open.server";
import type { Storage } from "~/platform/storage-types";
import { S3_KEYS, type S3Server, startS3Server } from "../harness/s3-server";

const BAD_KEYS = ["", "/etc/passwd", "../secret", "team/../../secret", "team//a", "team/.hidden", ".incoming/x", "a\0b", "a\\..\\b", "a/b/", "x".repeat(201), "ä"];

/** The contract of all storages. */
describe.each(["disk", "s3"] as const)('the storage "%s"', (kind) => {
  let storage: Storage;
  let server: S3Server | null = null;
  let folder = "";

  beforeAll(async () => {
    Object.assign(process.env, S3_KEYS);
    folder = await mkdtemp(join(tmpdir(), "storage-"));
    server = kind === "s3" ? await startS3Server() : null;
    const places = { DATA_DIR: folder, S3_BUCKET: server?.bucket, S3_ENDPOINT: server?.endpoint, AWS_REGION: "us-east-1" };
    storage = await openStorage(kind, places);
  });

  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    for (const { key } of await entries()) await storage.remove(key);
  });

  async function entries() {
    const found = [];
    for await (const entry of storage.list()) found.push(entry);
    return found.toSorted((one, other) => one.key.localeCompare(other.key));
  }

  async function contentOf(key: string) {
    const found = await storage.open(key);
    return found && { size: found.size, text: (await buffer(found.stream)).toString() };
  }

  test("opens what was put as bytes or as a stream", async () => {
    await storage.put("team/1-a.webp", Buffer.from("bytes"));
    await storage.put("team/2-b.webp", Readable.from(["str", "eam"]));
    await storage.put("nothing.webp", Buffer.alloc(0));
    expect(await contentOf("team/1-a.webp")).toEqual({ size: 5, text: "bytes" });
    expect(await contentOf("team/2-b.webp")).toEqual({ size: 6, text: "stream" });
    expect(await contentOf("nothing.webp")).toEqual({ size: 0, text: "" });
  });

  test("preserves many bytes of all values", async () => {
    const many = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => (index * 7919) % 256));
    await storage.put("many.webp", Readable.from([many.subarray(0, 70_001), many.subarray(70_001)]));
    const found = await storage.open("many.webp");
    expect(found?.size).toBe(many.length);
    expect(found && many.equals(await buffer(found.stream))).toBe(true);
  });

  test("replaces a file and its ETag with a later put", async () => {
    await storage.put("a/b.webp", Buffer.from("old"));
    const before = await storage.open("a/b.webp");
    await storage.put("a/b.webp", Buffer.from("newer"));
    const after = await storage.open("a/b.webp");
    for (const opened of [before, after]) opened?.stream.destroy();
    expect(await contentOf("a/b.webp")).toEqual({ size: 5, text: "newer" });
    expect(after?.etag).toMatch(/^"[^"]+"$/);
    expect(after?.etag).not.toBe(before?.etag);
  });

  test("removes a file, and accepts a second removal", async () => {
    await storage.put("a/b.webp", Buffer.from("x"));
    await storage.remove("a/b.webp");
    await storage.remove("a/b.webp");
    expect(await storage.open("a/b.webp")).toBeNull();
  });

  test("stores nothing of a broken stream", async () => {
    await expect(storage.put("team/half.webp", breakingStream())).rejects.toThrow("connection lost");
    expect(await storage.open("team/half.webp")).toBeNull();
    expect(await entries()).toEqual([]);
  });

  test("does not open a folder", async () => {
    await storage.put("team/a.webp", Buffer.from("x"));
    expect(await storage.open("team")).toBeNull();
    expect(await storage.open("team/a.webp/more")).toBeNull();
  });

  test.each(BAD_KEYS)("refuses the invalid key %j to open, put and remove", async (key) => {
    expect(await storage.open(key)).toBeNull();
    await expect(storage.put(key, Buffer.from("x"))).rejects.toThrow("Not a storage key");
    await expect(async () => storage.remove(key)).rejects.toThrow("Not a storage key");
    expect(await entries()).toEqual([]);
  });

  test("lists every file with its size", async () => {
    await storage.put("a.webp", Buffer.from("top"));
    await storage.put("team/deep/b.webp", Buffer.from("below"));
    const [first, ...more] = await entries();
    expect(first).toMatchObject({ key: "a.webp", size: 3 });
    expect(Date.now() - (first?.changedAt.getTime() ?? 0)).toBeLessThan(60_000);
    expect(more).toMatchObject([{ key: "team/deep/b.webp", size: 5 }]);
  });
});

function breakingStream() {
  return Readable.from(
    (async function* () {
      yield "half";
      throw new Error("connection lost");
    })(),
  );
}
