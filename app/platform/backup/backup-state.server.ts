import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";

const state = z.object({
  failedAt: z.coerce.date().nullable().default(null),
  check: z.object({ name: z.string(), checkedAt: z.coerce.date(), isGood: z.boolean() }).nullable().default(null),
});

export type BackupState = z.output<typeof state>;

/** In a file, because the database may be what fails. */
export async function readBackupState(dataDir: string): Promise<BackupState> {
  const text = await readFile(fileIn(dataDir), "utf8").catch(() => "{}");
  try {
    return state.parse(JSON.parse(text));
  } catch {
    return state.parse({});
  }
}

/** Never rejects: on a full disk the backup itself reports the fault. */
export async function noteBackupState(dataDir: string, change: Partial<BackupState>): Promise<void> {
  const noted = { ...(await readBackupState(dataDir)), ...change };
  const draft = `${fileIn(dataDir)}.new`;
  await writeFile(draft, JSON.stringify(noted, null, 2))
    .then(() => rename(draft, fileIn(dataDir)))
    .catch(() => undefined);
}

function fileIn(dataDir: string): string {
  return join(dataDir, "backups.json");
}
