import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Env, makeDataDir } from "./env.server";

export async function requireWritableFolders(env: Env): Promise<void> {
  const { DATA_DIR: dataDir, STORAGE: storage } = env;
  makeDataDir(env);
  await requireWritable(dataDir);
  if (storage !== "disk") return;
  const pictures = join(dataDir, "media");
  await requireWritable(pictures);
  const entries = await readdir(pictures, { withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) await requireWritable(join(pictures, entry.name));
}

/** Not `access`: only writing shows that a file system is read-only or broken. */
async function requireWritable(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, "", { flag: "wx" });
    await rm(probe);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`Nothing can be written into ${folder}: it must belong to the user that the site runs as (${why})`);
  }
}
