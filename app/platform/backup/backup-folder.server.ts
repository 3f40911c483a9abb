import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { bucketIn } from "./backup-address";

export type BackupFolderFault = "missing" | "unwritable";

/** Null for a bucket. Only writing shows that a file system is read-only or broken. */
export async function findBackupFolderFault(address: string): Promise<BackupFolderFault | null> {
  if (bucketIn(address) !== null) return null;
  const probe = join(resolve(address), `.probe-${randomUUID()}`);
  try {
    await writeFile(probe, "", { flag: "wx" });
    await rm(probe);
    return null;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ENOENT" ? "missing" : "unwritable";
  }
}
