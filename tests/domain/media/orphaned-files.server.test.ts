import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { storePicture } from "~/domain/media/uploads.server";
import { findOrphanedFiles, sweepFiles } from "~/domain/media/orphaned-files.server";
import { checkStorage } from "~/domain/system/checks.server";
import { read } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import { logger } from "~/platform/logger.server";
import { storage } from "~/platform/storage.server";
import { pictureOf } from "../../platform/image-corpus";
import { emptyTeam } from "../team/factories";
import { emptyMediaFolder } from "./factories";

const IN_TWO_HOURS = Date.now() + 2 * 60 * 60 * 1000;

async function uploaded(name: string) {
  const bytes = await pictureOf({ width: 900, height: 600 }).jpeg().toBuffer();
  const stored = await storePicture({ file: new File([new Uint8Array(bytes)], name), category: "general", by: "admin-user-1" });
  if (!stored.ok) throw new Error("the picture was not stored");
  return read.mediaAsset.findUniqueOrThrow({ where: { id: stored.id } });
}

beforeEach(async () => {
  await emptyMediaFolder();
  await emptyTeam();
});

it("files that match the rows are not reported", async () => {
  await uploaded("a.jpg");
  expect(await findOrphanedFiles(storage, IN_TWO_HOURS)).toMatchObject({ storedCount: 3, orphans: [], missing: [] });
});

it("a file without a row is an orphan once its upload can no longer be running", async () => {
  await storage.put("team/alone.webp", Buffer.from("left"));
  expect((await findOrphanedFiles()).orphans).toEqual([]);
  expect(await findOrphanedFiles(storage, IN_TWO_HOURS)).toMatchObject({ orphans: [{ key: "team/alone.webp", size: 4 }], storedBytes: 4 });
});

it("a sweep deletes the files of a killed process, but no file of a running upload and nothing while the database has no pictures", async () => {
  const incoming = join(env.DATA_DIR, "media/.incoming");
  const halfWritten = join(incoming, "half");
  const left = ["team/1763712000000-0123456789abcdef-0a1b2c3d.webp", "team/1763712000000-0123456789abcdef-0a1b2c3d-400.webp"];
  for (const key of [...left, "backups/not-ours.webp"]) await storage.put(key, Buffer.from("left"));
  expect(await sweepFiles(storage, { now: IN_TWO_HOURS })).toBe(0);
  await uploaded("a.jpg");
  await writeFile(halfWritten, "half a picture");
  expect(await sweepFiles(storage)).toBe(0);
  expect(await readdir(incoming)).toEqual(["half"]);
  expect(await sweepFiles(storage, { now: IN_TWO_HOURS, signal: AbortSignal.abort() })).toBe(0);
  await utimes(halfWritten, new Date(0), new Date(0));
  expect(await sweepFiles(storage, { now: IN_TWO_HOURS })).toBe(2);
  expect(await readdir(incoming)).toEqual([]);
  const { orphans, missing } = await findOrphanedFiles(storage, IN_TWO_HOURS);
  expect({ orphans, missing }).toEqual({ orphans: [{ key: "backups/not-ours.webp", size: 4 }], missing: [] });
});

it("a row without its files is reported with the missing keys", async () => {
  const { id, filePath } = await uploaded("a.jpg");
  const narrow = filePath.replace(".webp", "-400.webp");
  await storage.remove(narrow);
  expect((await findOrphanedFiles()).missing).toEqual([{ id, name: "a.jpg", keys: [narrow] }]);
  const logged = vi.spyOn(logger, "error").mockReturnValue();
  await sweepFiles(storage);
  expect(logged.mock.calls).toEqual([[{ count: 1 }, expect.stringContaining("pictures without their files")]]);
});

it("a probe file that the storage check could not delete is deleted by the next sweep", async () => {
  await uploaded("a.jpg");
  const refusal = vi.spyOn(storage, "remove").mockRejectedValueOnce(new Error("AccessDenied"));
  expect((await checkStorage()).state).toBe("wrong");
  refusal.mockRestore();
  const { orphans } = await findOrphanedFiles(storage, IN_TWO_HOURS);
  expect(orphans.map(({ key }) => key.slice(0, 6))).toEqual(["probe-"]);
  expect(await sweepFiles(storage, { now: IN_TWO_HOURS })).toBe(1);
});
