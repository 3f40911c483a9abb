import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { type CopyEvent, copyFiles } from "~/platform/copy-files.server";
import { diskStorage } from "~/platform/storage-disk.server";
import { s3Storage } from "~/platform/storage-s3.server";
import type { Storage } from "~/platform/storage-types";
import { S3_KEYS, startS3Server } from "../harness/s3-server";

const KEYS = ["general/1.webp", "team/2.webp", "team/3.webp", "team/3-400.webp", "sponsors/4.webp"];

let disk: Storage;
let s3: Storage;

beforeAll(() => void Object.assign(process.env, S3_KEYS));

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), "copy-"));
  const server = await startS3Server();
  onTestFinished(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  disk = diskStorage(folder);
  s3 = s3Storage({ bucket: server.bucket, endpoint: server.endpoint, region: "us-east-1" });
  for (const key of KEYS) await disk.put(key, Buffer.from(`content of ${key}`));
});

async function copied(from: Storage, to: Storage, isDryRun = false) {
  const events: CopyEvent[] = [];
  await copyFiles({ from, to, isDryRun, report: (event) => void events.push(event) });
  return events.map(({ key, state }) => `${state} ${key}`).toSorted();
}

async function contents(storage: Storage) {
  const found: Record<string, string> = {};
  for await (const { key } of storage.list()) {
    const file = await storage.open(key);
    if (file) found[key] = (await buffer(file.stream)).toString();
  }
  return found;
}

const all = (state: string, keys = KEYS) => keys.map((key) => `${state} ${key}`).toSorted();

test("a dry run lists the files to copy, and copies nothing", async () => {
  expect(await copied(disk, s3, true)).toEqual(all("wouldCopy"));
  expect(await contents(s3)).toEqual({});
});

test("all files are copied to the other storage and back", async () => {
  expect(await copied(disk, s3)).toEqual(all("copied"));
  expect(await contents(s3)).toEqual(await contents(disk));
  for (const key of KEYS) await disk.remove(key);
  expect(await copied(s3, disk)).toEqual(all("copied"));
  expect(await contents(disk)).toEqual(await contents(s3));
});

test("a second run continues an interrupted one, and replaces incomplete and wrong files", async () => {
  await s3.put("team/2.webp", Buffer.from("content of team/2.webp"));
  await s3.put("team/3.webp", Buffer.from("content of team/0.webp"));
  await s3.put("sponsors/4.webp", Buffer.from("cont"));
  const [there, missing] = [["team/2.webp"], KEYS.filter((key) => key !== "team/2.webp")];
  expect(await copied(disk, s3)).toEqual([...all("there", there), ...all("copied", missing)].toSorted());
  expect(await contents(s3)).toEqual(await contents(disk));
});

test("a copy with other content is a failure, and the others continue", async () => {
  const forgetful: Storage = { ...s3, put: (key, content) => s3.put(key, key === "team/2.webp" ? Buffer.from("other") : content) };
  const others = KEYS.filter((key) => key !== "team/2.webp");
  expect(await copied(disk, forgetful)).toEqual([...all("copied", others), "failed team/2.webp"].toSorted());
});
