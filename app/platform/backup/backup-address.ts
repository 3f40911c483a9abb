const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*?))?\/?$/;

/** The bucket of an address like `s3://bucket/prefix`, and what every key in it begins with; null for a folder. */
export function bucketIn(address: string): { bucket: string; prefix: string } | null {
  const [, bucket, folder = ""] = BUCKET.exec(address) ?? [];
  return bucket === undefined ? null : { bucket, prefix: folder === "" ? "" : `${folder}/` };
}
