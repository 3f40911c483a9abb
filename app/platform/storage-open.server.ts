import { join } from "node:path";
import type { Env } from "./env.server";
import { diskStorage } from "./storage-disk.server";
import type { Storage } from "./storage-types";

type Places = Pick<Env, "DATA_DIR" | "S3_BUCKET" | "S3_ENDPOINT" | "AWS_REGION">;

/** Loads the S3 client (20 MB) only if needed. */
export async function openStorage(kind: Env["STORAGE"], places: Places): Promise<Storage> {
  if (kind === "disk") return diskStorage(join(places.DATA_DIR, "media"));
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, AWS_REGION: region } = places;
  if (bucket === undefined) throw new Error("S3_BUCKET: is needed for a storage on S3");
  return (await import("./storage-s3.server")).s3Storage({ bucket, endpoint, region });
}
