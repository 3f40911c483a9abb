import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { isOutage } from "~/platform/database-fault";
import { read } from "~/platform/database.server";
import { encodeImage, type ImageRefusal, type ImageVariant } from "~/platform/images.server";
import { logger } from "~/platform/logger.server";
import { storage } from "~/platform/storage.server";
import { BrokenFile, type StoredFile } from "~/platform/storage-types";
import { TIME_LIMITS } from "~/platform/time-limits";
import { isTooLarge, type UploadRefusal } from "../record/upload-rules";
import { narrowerPath, type ShownPicture } from "./picture";

const LONGEST_ORIGINAL_NAME = 200;

const widthList = z.array(z.number()).catch([]);

export function widthsFrom(column: unknown): number[] {
  return widthList.parse(column);
}

export type PictureFiles = {
  originalName: string;
  filePath: string;
  fileSize: number;
  mimeType: string;
  width: number;
  height: number;
  widths: number[];
};

type Made<Result> = { ok: true; result: Result } | { ok: false; refusal: UploadRefusal };

/** `then` writes the row. If it fails, removes the files again, unless the row was written after all. */
export async function storeFiles<Result>(
  { file, bytes, filePath }: { file: File; bytes: Buffer; filePath: string },
  then: (files: PictureFiles) => Promise<Result>,
): Promise<Made<Result>> {
  if (isTooLarge(file)) return { ok: false, refusal: "tooLarge" };
  const encoded = await encodeImage(bytes);
  if (!encoded.ok) return { ok: false, refusal: refusalOf(encoded.reason, file) };
  const { variants, width, height } = encoded;
  const files: PictureFiles = {
    originalName: shownName(file.name),
    filePath,
    fileSize: variants.at(-1)?.bytes.length ?? 0,
    mimeType: "image/webp",
    width,
    height,
    widths: variants.map((variant) => variant.width),
  };
  return { ok: true, result: await putOrLeaveNothing({ filePath, variants }, () => then(files)) };
}

/** Call once: each call is a copy of up to 5 MB. */
export async function bytesOf(file: File): Promise<Buffer> {
  return Buffer.from(await file.arrayBuffer());
}

export function newFilename(): string {
  return `${Date.now().toString()}-${randomBytes(8).toString("hex")}.webp`;
}

/** A new name for each file, beginning with that of its picture. */
export function newFilePath({ category, filename }: { category: string; filename: string }): string {
  return `${category}/${filename.replace(/\.webp$/, `-${randomBytes(4).toString("hex")}.webp`)}`;
}

export function keysOf({ filePath, widths }: { filePath: string; widths: unknown }): string[] {
  const narrower = widthsFrom(widths).slice(0, -1);
  return [filePath, ...narrower.map((width) => narrowerPath(filePath, width))];
}

export async function haveSameBytes(key: string, otherKey: string): Promise<boolean> {
  const [one, other] = await Promise.all([bytesAt(key), bytesAt(otherKey)]);
  return one !== null && other !== null && one.equals(other);
}

async function bytesAt(key: string): Promise<Buffer | null> {
  const file = await storage.open(key);
  return file && buffer(file.stream);
}

/** Throws for anything but a picture: a proxy may answer 200 with its own page, and browsers would cache it for a year. */
export async function requirePicture({ stream, size }: StoredFile): Promise<void> {
  const head = await headOf(stream);
  if (isHeadOfWebp(head, size)) return stream.unshift(head);
  stream.destroy();
  throw new BrokenFile("What lies in the storage is no whole picture");
}

const HEAD_BYTES = 12;

/** Everything that arrived with the first bytes; less than `HEAD_BYTES` only if the stream ends before. */
async function headOf(stream: Readable): Promise<Buffer> {
  let head = Buffer.alloc(0);
  for await (const piece of stream.iterator({ destroyOnReturn: false })) {
    if (Buffer.isBuffer(piece)) head = Buffer.concat([head, piece]);
    if (head.length >= HEAD_BYTES) break;
  }
  return head;
}

/** A WebP file begins with its length (RFC 9649, section 2.4). */
function isHeadOfWebp(head: Buffer, size: number): boolean {
  const [riff, webp] = [head.toString("latin1", 0, 4), head.toString("latin1", 8, HEAD_BYTES)];
  return riff === "RIFF" && webp === "WEBP" && head.readUInt32LE(4) + 8 === size;
}

/** Waits a moment, and answers false if not all files are removed by then; the removal goes on. */
export function removeFilesSoon(files: { filePath: string; widths: unknown }): Promise<boolean> {
  return Promise.race([removeFiles(files), pause(TIME_LIMITS.removal, false, { ref: false })]);
}

/** A preview's data URL of the picture. Null for a file that cannot become a picture. */
export async function inlinePicture(file: File | undefined): Promise<ShownPicture | null> {
  if (file === undefined || isTooLarge(file)) return null;
  const encoded = await encodeImage(await bytesOf(file));
  const bytes = encoded.ok ? encoded.variants.at(-1)?.bytes : undefined;
  if (!encoded.ok || bytes === undefined) return null;
  const src = `data:image/webp;base64,${bytes.toString("base64")}`;
  return { src, srcSet: `${src} ${encoded.width.toString()}w`, width: encoded.width, height: encoded.height, alt: "" };
}

async function removeFiles(files: { filePath: string; widths: unknown }): Promise<boolean> {
  const keys = keysOf(files);
  const removals = await Promise.allSettled(keys.map(async (key) => storage.remove(key)));
  for (const [index, removal] of removals.entries()) {
    if (removal.status === "rejected") logger.warn({ key: keys[index], err: removal.reason }, "a file that nothing shows any more could not be removed");
  }
  return removals.every(({ status }) => status === "fulfilled");
}

function refusalOf(reason: ImageRefusal, file: File): UploadRefusal {
  if (reason === "busy") return "crowded";
  if (file.size === 0) return "empty";
  // some browsers do not know the type of a picture, such as a HEIC on Windows
  if (reason === "wrongType") return /^(image\/|application\/octet-stream$|$)/.test(file.type) ? "wrongType" : "notAnImage";
  return "notConverted";
}

/**
 * Removes control characters and half surrogate pairs, which Postgres refuses. Browsers send "%22" for a quotation
 * mark (HTML, "multipart form data").
 */
function shownName(name: string): string {
  const readable = name.replaceAll("%22", '"').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "").trim();
  return Array.from(readable).slice(0, LONGEST_ORIGINAL_NAME).join("") || "ohne Namen";
}

/** In parallel, because storage may be slow. Waits for all even if one fails, so that all can be removed. */
async function putAll({ filePath, variants }: NewFiles): Promise<void> {
  const puts = variants.map(({ width, bytes }, index) => storage.put(index === variants.length - 1 ? filePath : narrowerPath(filePath, width), bytes));
  const failed = (await Promise.allSettled(puts)).find((put) => put.status === "rejected");
  if (failed) throw failed.reason;
}

type NewFiles = { filePath: string; variants: readonly ImageVariant[] };

async function putOrLeaveNothing<Result>({ filePath, variants }: NewFiles, then: () => Promise<Result>): Promise<Result> {
  const files = { filePath, widths: variants.map(({ width }) => width) };
  try {
    await putAll({ filePath, variants });
    return await then();
  } catch (error) {
    if (isOutage(error)) removeUnlessListed(files).catch((err: unknown) => logger.warn({ err, filePath }, "files of an upload wait for the sweep"));
    else await removeFiles(files);
    throw error;
  }
}

/** Three times the time limit of a statement on Postgres. */
const COMMITTED_BY_MS = 10_000;

/** Waits first: a write that timed out may still be committed, and its row needs the files. */
async function removeUnlessListed(files: { filePath: string; widths: unknown }): Promise<void> {
  await pause(COMMITTED_BY_MS, undefined, { ref: false });
  if ((await read.mediaAsset.count({ where: { filePath: files.filePath } })) === 0) await removeFiles(files);
}
