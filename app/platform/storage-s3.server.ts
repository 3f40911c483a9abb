import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  ListObjectsCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { isStorageKey, requireStorageKey } from "./storage-key";
import type { Storage, StoredEntry, StoredFile } from "./storage-types";

interface Bucket {
  bucket: string;
  /** Without one: AWS itself. */
  endpoint?: string | undefined;
  region: string;
  /** As many as S3 has on a page. */
  keysPerPage?: number;
}

// A picture waits behind it: whoever looks at a page should sooner see the placeholder than nothing.
const LIMITS = { connectionTimeout: 2_000, requestTimeout: 8_000, socketTimeout: 20_000 };

export function s3Storage({ bucket: Bucket, keysPerPage: MaxKeys = 1_000, ...place }: Bucket, limits: Partial<typeof LIMITS> = {}): Storage {
  const client = s3Client(place, { ...LIMITS, ...limits });

  return {
    async put(key, content) {
      requireStorageKey(key);
      // why: S3 must know the length and the checksum before the first byte, so a stream is read to its end first
      const Body = content instanceof Readable ? await buffer(content) : Buffer.from(content);
      const ContentMD5 = createHash("md5").update(Body).digest("base64");
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body, ContentLength: Body.length, ContentMD5 }));
    },

    async open(key) {
      if (!isStorageKey(key)) return null;
      const found = await client.send(new GetObjectCommand({ Bucket, Key: key })).catch(nullWhenMissing);
      return found && openedFrom(found);
    },

    async remove(key) {
      requireStorageKey(key);
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },

    async *list() {
      let last: string | undefined;
      do {
        const page = await client.send(new ListObjectsCommand({ Bucket, MaxKeys, Marker: last }));
        const { Contents = [], IsTruncated } = page;
        yield* entriesOf(Contents);
        last = IsTruncated ? Contents.at(-1)?.Key : undefined;
      } while (last !== undefined);
    },
  };
}

function s3Client({ endpoint, region }: Pick<Bucket, "endpoint" | "region">, limits: typeof LIMITS): S3Client {
  return new S3Client({
    region,
    // why: other servers than AWS seldom have a host name for each bucket
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // why: with the default checksums some servers store the checksum's framing as part of the file, without an error
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 2,
    requestHandler: { ...limits, throwOnRequestTimeout: true },
  });
}

function openedFrom({ Body, ContentLength, ETag }: GetObjectCommandOutput): StoredFile {
  if (!(Body instanceof Readable) || ContentLength === undefined) throw new Error("S3 answered without a file");
  return { stream: Body, size: ContentLength, etag: ETag ?? "" };
}

type Listed = { Key?: string | undefined; Size?: number | undefined; LastModified?: Date | undefined };

/** What is no key of ours in the bucket is not ours either. */
function entriesOf(listed: readonly Listed[]): StoredEntry[] {
  return listed.flatMap(({ Key: key = "", Size: size = 0, LastModified: changedAt = new Date(0) }) =>
    isStorageKey(key) ? [{ key, size, changedAt }] : [],
  );
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof S3ServiceException && error.name === "NoSuchKey") return null;
  throw error;
}
