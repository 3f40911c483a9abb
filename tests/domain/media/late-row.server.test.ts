import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { bytesOf, type PictureFiles, storeFiles } from "~/domain/media/picture-files.server";
import { gaveUpAfter } from "~/platform/database-fault";
import { write } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import { until } from "../../harness/until";
import { emptyMediaFolder, photoFile } from "./factories";

const waiting = vi.hoisted(() => ({ ends: new Array<() => void>() }));

// the test decides when the ten-second wait for a row ends
vi.mock("node:timers/promises", async (importOriginal) => {
  const timers = await importOriginal<typeof import("node:timers/promises")>();
  const setTimeout = (milliseconds: number, ...more: [undefined?, object?]) =>
    milliseconds === 10_000 ? new Promise<void>((resolve) => waiting.ends.push(resolve)) : timers.setTimeout(milliseconds, ...more);
  return { ...timers, setTimeout };
});

const filesLeft = (): Promise<string[]> => readdir(join(env.DATA_DIR, "media", "team")).catch(() => []);

/** Stores files whose row is never confirmed, and returns the columns that the row would have. */
async function storeUnconfirmed(filename: string): Promise<PictureFiles> {
  const [file, seen] = [await photoFile(), new Array<PictureFiles>()];
  const unconfirmed = (files: PictureFiles) => (seen.push(files), Promise.reject(gaveUpAfter(2_500)));
  await expect(storeFiles({ file, bytes: await bytesOf(file), filePath: `team/${filename}` }, unconfirmed)).rejects.toThrow("did not answer in time");
  return seen[0] ?? expect.unreachable();
}

beforeEach(emptyMediaFolder);

it("files are kept if their row is committed late, and deleted if there is no row", async () => {
  const late = await storeUnconfirmed("1-late.webp");
  await storeUnconfirmed("2-never.webp");
  await write((tx) => tx.mediaAsset.create({ data: { ...late, filename: "1-late.webp", category: "team" } }));
  await until("both uploads wait for their row", () => Promise.resolve(waiting.ends.length === 2));
  for (const end of waiting.ends) end();
  await until("the files without a row are deleted", async () => !(await filesLeft()).includes("2-never.webp"));
  expect(await filesLeft()).toEqual(["1-late.webp"]);
});
