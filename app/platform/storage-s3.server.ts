import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  ListObjectsCommand,
  type ListObjectsCommandOutput,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import * as z from "zod";
import { createNeighbour, NeighbourOutage, piecesInTime } from "./neighbour";
import { isStorageKey, requireStorageKey } from "./storage-key";
import { BrokenFile, type Storage, type StoredEntry, type StoredFile } from "./storage-types";
import { TIME_LIMITS } from "./time-limits";

const NAME = "S3";

type Limits = Record<"connectionTimeout" | "requestTimeout" | "socketTimeout" | "whole" | "stream" | "pause", number>;

interface Bucket {
  bucket: string;
  endpoint?: string | undefined;
  region: string;
  /** The beginning of every key, such as `site/`; other keys are ignored. */
  prefix?: string;
  keysPerPage?: number;
}

/** `whole` limits an answer from the first to the last byte, `stream` the bytes of a file. After a late answer S3 gets no requests for `pause`. */
const LIMITS: Limits = {
  connectionTimeout: TIME_LIMITS.neighbourConnect,
  requestTimeout: TIME_LIMITS.neighbour,
  socketTimeout: TIME_LIMITS.neighbour,
  whole: TIME_LIMITS.neighbour,
  stream: TIME_LIMITS.neighbour,
  pause: TIME_LIMITS.neighbourPause,
};

export function s3Storage({ bucket: Bucket, prefix = "", keysPerPage: MaxKeys = 1_000, ...place }: Bucket, own: Partial<Limits> = {}): Storage {
  const limits = { ...LIMITS, ...own };
  const client = s3Client(place, limits);
  const askInTime = createNeighbour(NAME, { wholeMs: limits.whole, pauseMs: limits.pause });
  const ask = <Answer>(work: (options: { abortSignal: AbortSignal }) => Promise<Answer>) => askInTime((abortSignal) => work({ abortSignal }), isOutOfReach);
  const at = (key: string) => ({ Bucket, Key: prefix + key });

  return {
    async put(key, content) {
      requireStorageKey(key);
      // S3 needs the length first, so streams are uploaded in parts
      if (content instanceof Readable) return putInParts(client, { ...at(key), Body: content });
      const Body = Buffer.from(content);
      const ContentMD5 = createHash("md5").update(Body).digest("base64");
      requireStored(await ask((options) => client.send(new PutObjectCommand({ ...at(key), Body, ContentLength: Body.length, ContentMD5 }), options)));
    },

    async open(key) {
      if (!isStorageKey(key)) return null;
      const found = await ask((options) => client.send(new GetObjectCommand(at(key)), options).catch(nullWhenMissing));
      return found && openedFrom(found, limits.stream);
    },

    async remove(key) {
      requireStorageKey(key);
      await ask((options) => client.send(new DeleteObjectCommand(at(key)), options));
    },

    async *list() {
      let last: string | undefined;
      do {
        const asked = new ListObjectsCommand({ Bucket, Prefix: prefix, MaxKeys, Marker: last });
        const page = await ask((options) => client.send(asked, options));
        yield* entriesOf(page.Contents ?? [], prefix);
        last = nextMarker(page, last);
      } while (last !== undefined);
    },

    /** S3 stores a picture as a whole or not at all. A lifecycle rule of the bucket must remove parts of aborted backups. */
    removeUnfinished: () => Promise.resolve(),
  };
}

/** Uploads parts of 5 MB one by one, to save memory. The file appears with the last one. */
async function putInParts(client: S3Client, params: { Bucket: string; Key: string; Body: Readable }): Promise<void> {
  requireStored(await new Upload({ client, params, queueSize: 1, leavePartsOnError: false }).done());
}

/** A proxy or a web server at this address may answer 200 but store nothing. */
function requireStored({ ETag }: { ETag?: string | undefined }): void {
  if (ETag === undefined) throw new Error("S3 answered without having stored the file");
}

function s3Client({ endpoint, region }: Pick<Bucket, "endpoint" | "region">, { whole, stream: _stream, pause: _pause, ...limits }: Limits): S3Client {
  const client = new S3Client({
    region,
    // other servers rarely have a host name for each bucket
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // with the default checksums some servers store the checksum's framing as part of the file, without any error
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 2,
    requestHandler: { ...limits, throwOnRequestTimeout: true },
  });
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const answer = await next(args);
        const { statusCode, body } = answered.parse(answer.response);
        if (commandName !== "GetObjectCommand" || statusCode >= 300) bound(body, whole);
        return answer;
      },
    { step: "deserialize", priority: "low" },
  );
  return client;
}

/** A list of 1,000 keys of the greatest length, with each letter escaped, has about 7 MB. */
const LARGEST_ANSWER = 10_000_000;

/** The client keeps the answer in memory. An upload in parts takes no signal, and would wait as long as S3 sends slowly. */
function bound(body: Readable, longestMs: number): void {
  const timer = setTimeout(() => body.destroy(new NeighbourOutage(NAME)), longestMs);
  let left = LARGEST_ANSWER;
  // without the pause, data would flow before the client listens
  body.pause().on("data", ({ length }: Buffer) => {
    left -= length;
    if (left < 0) body.destroy(new Error("an answer without end"));
  });
  body.once("close", () => clearTimeout(timer));
}

const answered = z.object({ statusCode: z.number(), body: z.instanceof(Readable) });

function isOutOfReach(error: unknown): boolean {
  return error instanceof Error && !(error instanceof S3ServiceException);
}

/**
 * Reads ahead from S3, because on a visitor's slow line a file would keep one of the client's 50 connections busy.
 * The largest possible picture, 1200 x 800 points of noise, has 658 KB.
 */
const TAKEN_AHEAD_BYTES = 700 * 1024;

function openedFrom({ Body, ContentLength, ETag }: GetObjectCommandOutput, longestMs: number): StoredFile {
  if (!(Body instanceof Readable) || ContentLength === undefined || ETag === undefined) throw new BrokenFile("S3 answered without a file");
  // besides the time limit at the end of the stream, which a caller may not reach
  const pieces = piecesInTime(NAME, Body, longestMs);
  // one more than the size: reading the end after the last byte frees the connection
  const highWaterMark = Math.min(ContentLength, TAKEN_AHEAD_BYTES) + 1;
  const stream = Readable.from(pieces, { objectMode: false, highWaterMark }).once("close", () => Body.destroy());
  return { stream, size: ContentLength, etag: ETag };
}

/** Undefined at the end. A web server at this address may answer 200 with anything, which is no empty bucket. */
function nextMarker({ Name, Contents = [], IsTruncated }: ListObjectsCommandOutput, before: string | undefined): string | undefined {
  const last = IsTruncated ? Contents.at(-1)?.Key : undefined;
  if (Name === undefined || (IsTruncated && (last === undefined || last === before))) throw new Error("S3 answered without a list of its files");
  return last;
}

type Listed = { Key?: string | undefined; Size?: number | undefined; LastModified?: Date | undefined };

function entriesOf(listed: readonly Listed[], prefix: string): StoredEntry[] {
  return listed.flatMap(({ Key = "", Size: size = 0, LastModified: changedAt = new Date(0) }) => {
    const key = Key.startsWith(prefix) ? Key.slice(prefix.length) : "";
    return isStorageKey(key) ? [{ key, size, changedAt }] : [];
  });
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof S3ServiceException && error.name === "NoSuchKey") return null;
  throw error;
}
