import { inflateSync } from "node:zlib";

const SIGNATURE_BYTES = 8;
const FRAME_BYTES = 12;

/** For size, colours, transparency, pixels and orientation. */
const NEEDED = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "gAMA", "cHRM", "sRGB", "eXIf"]);

const PROFILE = "iCCP";

/** Ten times as large as the largest common profile. */
const LARGEST_PROFILE = 4 * 1024 * 1024;

/** libpng writes 640 for a file of 5 MB. Looking at each of 400,000 empty ones blocked the process, and libpng took seconds for some. */
const MOST_CHUNKS = 20_000;

/** Removes texts and large profiles, which libpng unpacks in memory: 100 KB can become hundreds of MB. A truncated file stays truncated, and one with too many chunks becomes so. */
export function withoutNeedlessChunks(png: Buffer): Buffer {
  const kept = [png.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;
  let isProfileNext = true;
  for (let chunks = 0; chunks < MOST_CHUNKS && at + FRAME_BYTES <= png.length; chunks += 1) {
    const end = at + FRAME_BYTES + png.readUInt32BE(at);
    const name = png.toString("latin1", at + 4, at + 8);
    const content = png.subarray(at + 8, end - 4);
    if (NEEDED.has(name) || (isProfileNext && name === PROFILE && isSmallProfile(content))) kept.push(png.subarray(at, end));
    // a picture has at most one, and checking it blocks the process
    isProfileNext &&= name !== PROFILE;
    at = end;
  }
  return Buffer.concat(kept);
}

/** The content is a name, a zero byte, the compression method and the compressed profile. */
function isSmallProfile(content: Buffer): boolean {
  try {
    return inflateSync(content.subarray(content.indexOf(0) + 2), { maxOutputLength: LARGEST_PROFILE }).length > 0;
  } catch {
    return false;
  }
}
