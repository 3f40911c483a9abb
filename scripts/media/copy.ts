// A program that copies the pictures of the site from one storage to the other. Exits with 1 if a file could not be copied.
//   npm run media:copy -- --from disk --to s3 [--dry-run]
import * as z from "zod";
import { type CopyEvent, copyFiles } from "../../app/platform/copy-files.server";
import { env, makeDataDir } from "../../app/platform/env.server";
import { openStorage } from "../../app/platform/storage-open.server";
import { readCommandLine } from "../command-line.mjs";

const USAGE = "npm run media:copy -- --from disk --to s3 [--dry-run]";

const kind = z.enum(["disk", "s3"]);
const wanted = z.object({ from: kind, to: kind, "dry-run": z.boolean().default(false) }).refine(({ from, to }) => from !== to);

const WORDS = {
  copied: "Copied and compared",
  there: "There already, the same",
  wouldCopy: "Would be copied",
  failed: "Failed",
} as const satisfies Record<CopyEvent["state"], string>;

try {
  await copy(wantedCopy());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function wantedCopy() {
  const { values } = readCommandLine(USAGE, { options: { from: { type: "string" }, to: { type: "string" }, "dry-run": { type: "boolean" } } });
  const given = wanted.safeParse(values);
  if (!given.success) throw new Error(`Which way? ${USAGE}`);
  return given.data;
}

async function copy({ from, to, "dry-run": isDryRun }: z.output<typeof wanted>): Promise<void> {
  const sums = new Map<CopyEvent["state"], { files: number; bytes: number }>();
  if (to === "disk" && !isDryRun) makeDataDir(env);
  const storages = { from: await openStorage(from, env), to: await openStorage(to, env) };
  await copyFiles({
    ...storages,
    isDryRun,
    report({ key, size, state, error }) {
      const { files, bytes } = sums.get(state) ?? { files: 0, bytes: 0 };
      sums.set(state, { files: files + 1, bytes: bytes + size });
      if (state === "failed") console.error(`${key}: ${error ?? "failed"}`);
      if (state === "wouldCopy") console.log(key);
    },
  });
  for (const [state, { files, bytes }] of sums) console.log(`${WORDS[state]}: ${files.toString()} files, ${bytes.toString()} bytes`);
  if (sums.size === 0) console.log(`Nothing is stored on ${from}.`);
  if (sums.has("failed")) process.exitCode = 1;
}
