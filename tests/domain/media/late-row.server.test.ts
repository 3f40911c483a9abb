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

// why: the wait of ten seconds for a row ends when the test says so
vi.mock("node:timers/promises", async (importOriginal) => {
  const timers = await importOriginal<typeof import("node:timers/promises")>();
  const setTimeout = (milliseconds: number, ...more: [undefined?, object?]) =>
    milliseconds === 10_000 ? new Promise<void>((resolve) => waiting.ends.push(resolve)) : timers.setTimeout(milliseconds, ...more);
  return { ...timers, setTimeout };
});

const filesLeft = (): Promise<string[]> => readdir(join(env.DATA_DIR, "media", "team")).catch(() => []);

/** Answers what the row would say. */
async function storeUnheard(filename: string): Promise<PictureFiles> {
  const [file, seen] = [await photoFile(), new Array<PictureFiles>()];
  const unheard = (files: PictureFiles) => (seen.push(files), Promise.reject(gaveUpAfter(2_500)));
  await expect(storeFiles({ file, bytes: await bytesOf(file), filePath: `team/${filename}` }, unheard)).rejects.toThrow("did not answer in time");
  return seen[0] ?? expect.unreachable();
}

beforeEach(emptyMediaFolder);

it("the files of a row that is committed after nobody waits for it any more stay; those without a row go", async () => {
  const late = await storeUnheard("1-late.webp");
  await storeUnheard("2-never.webp");
  await write((tx) => tx.mediaAsset.create({ data: { ...late, filename: "1-late.webp", category: "team" } }));
  await until("both wait", () => Promise.resolve(waiting.ends.length === 2));
  for (const end of waiting.ends) end();
  await until("the others are gone", async () => !(await filesLeft()).includes("2-never.webp"));
  expect(await filesLeft()).toEqual(["1-late.webp"]);
});
