import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { diskStorage } from "../storage-disk.server";
import type { Storage } from "../storage-types";
import { BACKUP_ADDRESS, bucketIn, isBackupAddress } from "./backup-address";

interface Settings {
  S3_ENDPOINT?: string | undefined;
  AWS_REGION: string;
}

/** On a slow line a part of 5 MB takes long; assembling all parts takes minutes, and a whole backup up to a day. */
const LIMITS = { requestTimeout: 120_000, socketTimeout: 120_000, whole: 600_000, stream: 24 * 60 * 60 * 1000 };

export async function openBackupPlace(address: string, { S3_ENDPOINT: endpoint, AWS_REGION: region }: Settings, limits: Partial<typeof LIMITS> = LIMITS): Promise<Storage> {
  if (!isBackupAddress(address)) throw new Error(`${address} ${BACKUP_ADDRESS}`);
  const place = bucketIn(address);
  if (place === null) return diskStorage(resolve(address));
  return (await import("../storage-s3.server")).s3Storage({ ...place, endpoint, region }, limits);
}

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
