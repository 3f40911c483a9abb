const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*?))?\/?$/;

/** `s3://bucket/prefix`; `prefix` begins every key. Null for a folder. */
export function bucketIn(address: string): { bucket: string; prefix: string } | null {
  const [, bucket, folder = ""] = BUCKET.exec(address) ?? [];
  return bucket === undefined ? null : { bucket, prefix: folder === "" ? "" : `${folder}/` };
}
