const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{2,62})(?:\/(.*?))?\/?$/;

export const BACKUP_ADDRESS = "must be a folder, or a bucket like s3://bucket/prefix, whose name has 3 to 63 small letters, digits, dots or hyphens";

/** Refuses other schemes: they would become folders with that name in the working directory. */
export function isBackupAddress(address: string): boolean {
  return !/^(s3:|[a-z][a-z\d+.-]*:\/\/)/i.test(address) || bucketIn(address) !== null;
}

/** `s3://bucket/prefix`; every key begins with `prefix`. Null for a folder. */
export function bucketIn(address: string): { bucket: string; prefix: string } | null {
  const [, bucket, folder = ""] = BUCKET.exec(address) ?? [];
  return bucket === undefined ? null : { bucket, prefix: folder === "" ? "" : `${folder}/` };
}
