import type { Sharp } from "sharp";
import { boundedQueue } from "./bounded-queue";
import { noteAway } from "./time-budget.server";
import { withoutNeedlessChunks } from "./png-chunks";
import { lowerPriorityOfOtherThreads } from "./threads.server";

export interface ImageVariant {
  width: number;
  height: number;
  bytes: Buffer;
}

export type ImageRefusal = "wrongType" | "tooManyPixels" | "broken" | "busy";

/** `variants` begin with the narrowest; the last is the full picture with `width` and `height`. */
export type EncodedImage =
  | { ok: true; variants: ImageVariant[]; width: number; height: number }
  | { ok: false; reason: ImageRefusal };

const LARGEST = { width: 1200, height: 800 };
const SMALLER_WIDTHS = [400, 800];
const QUALITY = 80;
const MAX_PIXELS = 40e6;
// Interlaced files, GIF and WebP are decoded in memory as a whole: 40 megapixels took 150 to 240 MB, more than a machine
// with 256 MB has left. Plain JPEG and PNG are read line by line (10 to 50 MB).
const MAX_BYTES_HELD_WHOLE = 16e6 * 4;
// Only JPEG and WebP are reduced while they are decoded; of the others several lines are in memory at once: a PNG of 700 KB
// with a million pixels in each of its forty lines took 1.6 GB.
const REDUCED_WHILE_DECODED = ["jpeg", "webp"];
const MAX_BYTES_OF_LINE = 12_000 * 4;
// That of a JPEG. Each line costs time, however short: a PNG of 75 KB with forty million lines kept all uploads waiting for ten
// seconds.
const MAX_HEIGHT = 65_535;
// Each scan of a JPEG goes over the whole picture: half a megabyte of empty scans kept everybody's uploads waiting for half a
// minute. Usual files have about ten; a film behind the picture may contain the same two bytes by chance.
const MAX_SCANS = 200;
const SCAN = Buffer.from([0xff, 0xda]);
/** The memory of waiting jobs is limited before their bodies are read (server/posts/receive-post.ts). */
const MAX_WAITING_JOBS = 100;

type Open = (...input: Parameters<typeof import("sharp").default>) => Sharp;

let loading: Promise<Open> | undefined;

/** Loaded with the first picture: it takes ten megabytes and a tenth of the start, but uploads are rare. */
function loadSharp(): Promise<Open> {
  loading ??= import("sharp").then(async ({ default: sharp }) => {
    await lowerPriorityOfOtherThreads();
    sharp.cache(false);
    sharp.concurrency(1);
    // libvips also reads SVG, TIFF, PDF and others, and each is an attack surface
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({
      operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadNsgif"],
    });
    return sharp;
  });
  return loading;
}

const enqueue = boundedQueue({ limit: MAX_WAITING_JOBS });

/** Rotates upright and removes metadata. One at a time, so that uploads cannot take all memory and processors. */
export async function encodeImage(input: Buffer): Promise<EncodedImage> {
  const type = imageTypeOf(input);
  if (type === null) return { ok: false, reason: "wrongType" };
  if (type === "jpeg" && hasTooManyScans(input)) return { ok: false, reason: "broken" };
  return (await enqueue(() => encode(type === "png" ? withoutNeedlessChunks(input) : input))) ?? busy();
}

/** A square PNG on white; `empty` is the empty share on each side. Null if it cannot be made. */
export async function encodeIcon(input: Buffer, { size, empty }: { size: number; empty: number }): Promise<Buffer | null> {
  return (await enqueue(() => drawIcon(input, size, Math.round(size * empty)).catch(() => null))) ?? null;
}

async function drawIcon(input: Buffer, size: number, border: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const inside = { width: size - 2 * border, height: size - 2 * border };
  return sharp(input)
    .flatten({ background: "#ffffff" })
    .resize({ ...inside, fit: "contain", background: "#ffffff" })
    .extend({ top: border, bottom: border, left: border, right: border, background: "#ffffff" })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function busy(): EncodedImage {
  noteAway("turn");
  return { ok: false, reason: "busy" };
}

async function encode(input: Buffer): Promise<EncodedImage> {
  const sharp = await loadSharp();
  try {
    if (await hasTooManyPixels(sharp, input)) return { ok: false, reason: "tooManyPixels" };
    const variants = await encodeVariants(sharp, await decode(sharp, input));
    const largest = variants.at(-1);
    if (largest === undefined) return { ok: false, reason: "broken" };
    return { ok: true, variants, width: largest.width, height: largest.height };
  } catch {
    return { ok: false, reason: "broken" };
  }
}

function hasTooManyScans(jpeg: Buffer): boolean {
  let scans = 0;
  for (let at = jpeg.indexOf(SCAN); at >= 0 && scans <= MAX_SCANS; at = jpeg.indexOf(SCAN, at + SCAN.length)) scans += 1;
  return scans > MAX_SCANS;
}

async function hasTooManyPixels(sharp: Open, input: Buffer): Promise<boolean> {
  const { width, height, format, isProgressive, depth } = await sharp(input, { limitInputPixels: false }).metadata();
  const isReadByLine = (format === "jpeg" || format === "png") && !isProgressive;
  const bytesOfPixel = depth === "ushort" ? 8 : 4;
  if (height > MAX_HEIGHT) return true;
  if (!REDUCED_WHILE_DECODED.includes(format) && width * bytesOfPixel > MAX_BYTES_OF_LINE) return true;
  return width * height > (isReadByLine ? MAX_PIXELS : MAX_BYTES_HELD_WHOLE / bytesOfPixel);
}

function decode(sharp: Open, input: Buffer) {
  return sharp(input, { limitInputPixels: MAX_PIXELS, failOn: "error" })
    .autoOrient()
    .resize({ ...LARGEST, fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function encodeVariants(sharp: Open, { data, info }: Awaited<ReturnType<typeof decode>>): Promise<ImageVariant[]> {
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const widths = [...SMALLER_WIDTHS.filter((width) => width < info.width), info.width];
  const variants: ImageVariant[] = [];
  for (const width of widths) {
    const made = await sharp(data, { raw })
      .resize({ width })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    variants.push({ width: made.info.width, height: made.info.height, bytes: made.data });
  }
  return variants;
}

/** From the first bytes, because name and declared type may be wrong. */
function imageTypeOf(bytes: Uint8Array): "jpeg" | "png" | "webp" | "gif" | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12)).toString("latin1");
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (start.startsWith("GIF87a") || start.startsWith("GIF89a")) return "gif";
  if (start.startsWith("RIFF") && start.slice(8) === "WEBP") return "webp";
  return null;
}
