import { rm } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { storePicture } from "~/domain/media/store-picture.server";
import { findOrphanedFiles } from "~/domain/media/orphaned-files.server";
import { read } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import { storage } from "~/platform/storage.server";
import { pictureOf } from "../../platform/image-corpus";
import { emptyTeam } from "../team/factories";

const IN_TWO_HOURS = Date.now() + 2 * 60 * 60 * 1000;

async function uploaded(name: string) {
  const bytes = await pictureOf({ width: 900, height: 600 }).jpeg().toBuffer();
  const stored = await storePicture({ file: new File([new Uint8Array(bytes)], name), category: "general", by: "admin-user-1" });
  if (!stored.ok) throw new Error("not stored");
  return read.mediaAsset.findUniqueOrThrow({ where: { id: stored.id } });
}

beforeEach(async () => {
  await rm(join(env.DATA_DIR, "media"), { recursive: true, force: true });
  await emptyTeam();
});

it("storage and rows that agree have nothing to report", async () => {
  await uploaded("a.jpg");
  expect(await findOrphanedFiles(storage, IN_TWO_HOURS)).toMatchObject({ storedCount: 3, orphans: [], missing: [] });
});

it("a file that no row knows is an orphan once no upload can be under way any more", async () => {
  await storage.put("team/alone.webp", Buffer.from("left"));
  expect((await findOrphanedFiles()).orphans).toEqual([]);
  expect(await findOrphanedFiles(storage, IN_TWO_HOURS)).toMatchObject({ orphans: [{ key: "team/alone.webp", size: 4 }], storedBytes: 4 });
});

it("a row whose files are not there is missing them, each by its key", async () => {
  const { id, filePath } = await uploaded("a.jpg");
  const narrow = filePath.replace(".webp", "-400.webp");
  await storage.remove(narrow);
  expect((await findOrphanedFiles()).missing).toEqual([{ id, name: "a.jpg", keys: [narrow] }]);
});
