import type { Storage } from "../storage-types";
import { isEncryptedName, madeAtOf } from "./kept-backups";

export interface Backup {
  name: string;
  size: number;
  madeAt: Date;
  isEncrypted: boolean;
}

export async function listBackups(place: Pick<Storage, "list">): Promise<Backup[]> {
  const backups: Backup[] = [];
  for await (const { key: name, size } of place.list()) {
    const madeAt = madeAtOf(name);
    if (madeAt !== null) backups.push({ name, size, madeAt, isEncrypted: isEncryptedName(name) });
  }
  return backups.sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

/** `backups` is sorted, newest first. Skips backups from the future, made while the clock was wrong. */
export function newestOf(backups: readonly Backup[], now: Date): Backup | undefined {
  return backups.find(({ madeAt }) => madeAt <= now);
}
