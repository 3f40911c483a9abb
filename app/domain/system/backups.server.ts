import { findBackupFolderFault, openBackupPlace } from "~/platform/backup/backup-place.server";
import { type BackupState, readBackupState } from "~/platform/backup/backup-state.server";
import { type Backup, listBackups, newestOf } from "~/platform/backup/kept-backups";
import { env } from "~/platform/env.server";
import { logger } from "~/platform/logger.server";
import type { Storage, StoredFile } from "~/platform/storage-types";
import type { BackupsOverview } from "./site-state";
import { shippingState } from "./log-shipping-job.server";

/** With short time limits, because somebody waits for the list. Kept, because it remembers a bucket that did not answer. */
let lists: Promise<Storage> | undefined;

const placeOfLists = (address: string) => (lists ??= openBackupPlace(address, env, {}));

export async function findBackups(now = new Date()): Promise<BackupsOverview | null> {
  if (env.BACKUP_TO === undefined) return null;
  const state = await readBackupState(env.DATA_DIR);
  const backups = await listOrNull(env.BACKUP_TO);
  const newest = newestOf(backups ?? [], now);
  return {
    place: env.BACKUP_TO,
    schedule: env.BACKUP_SCHEDULE ?? null,
    hasKey: env.BACKUP_KEY !== undefined,
    count: backups?.length ?? null,
    folderFault: await findBackupFolderFault(env.BACKUP_TO),
    newest: newest === undefined ? null : { ...newest, ageMs: now.getTime() - newest.madeAt.getTime() },
    ...state,
    shipping: env.BACKUP_SHIP_LOG ? { ...shippingState } : null,
  } satisfies BackupsOverview & BackupState;
}

export async function openNewestBackup(): Promise<(StoredFile & { name: string }) | null> {
  if (env.BACKUP_TO === undefined) return null;
  const newest = newestOf(await listBackups(await placeOfLists(env.BACKUP_TO)), new Date());
  const file = newest && (await (await openBackupPlace(env.BACKUP_TO, env)).open(newest.name));
  return newest && file ? { ...file, name: newest.name } : null;
}

async function listOrNull(address: string): Promise<Backup[] | null> {
  try {
    return await listBackups(await placeOfLists(address));
  } catch (error) {
    logger.error({ err: error }, "the place of the backups does not answer");
    return null;
  }
}
