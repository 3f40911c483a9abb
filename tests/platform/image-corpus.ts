import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A picture with a light top left corner, which shows whether it was rotated. */
export function pictureOf(size: { width: number; height: number }) {
  const corner = { width: Math.ceil(size.width / 4), height: Math.ceil(size.height / 4), channels: 3 as const };
  return sharp({ create: { ...size, channels: 3, background: "#1d4e89" } }).composite([
    { input: { create: { ...corner, background: "#ffffff" } }, top: 0, left: 0 },
  ]);
}

export const SVG = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);

export const PDF = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF",
);

export const HTML = Buffer.from("<!doctype html><script>alert(document.domain)</script>");

/** Starts like a GIF, and is a script for a browser that sniffs content. */
export const GIF_AND_SCRIPT = Buffer.from("GIF89a=1;alert(document.domain)//");

/** A complete black-and-white PNG: 15,000 x 15,000 pixels in some 30 kB. */
export function pixelBomb(): Buffer {
  return blackPng({ width: 15_000, height: 15_000 });
}

export function blackPng({ width, height }: { width: number; height: number }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc(height * (1 + width / 8));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(rows)),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A grey JPEG of eight pixels a side, whose last scan is repeated. Each scan is valid, and in a large picture takes a millisecond or two. */
export function scanBomb(scans: number): Buffer {
  const parts = [
    jpegPart(0xdb, 0, ...Array<number>(64).fill(1)),
    jpegPart(0xc2, 8, 0, 8, 0, 8, 1, 1, 0x11, 0),
    // one code each, "0", for the value 0
    ...[0x00, 0x10].map((table) => jpegPart(0xc4, table, 1, ...Array<number>(16).fill(0))),
    scanOf(0),
  ];
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts, ...Array<Buffer>(scans).fill(scanOf(1)), Buffer.from([0xff, 0xd9])]);
}

function scanOf(coefficient: number): Buffer {
  return Buffer.concat([jpegPart(0xda, 1, 1, 0, coefficient, coefficient, 0), Buffer.from([0x7f])]);
}

function jpegPart(marker: number, ...content: number[]): Buffer {
  return Buffer.from([0xff, marker, 0, content.length + 2, ...content]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)]);
}

/** Two frames of different colours. */
export function animatedGif(): Promise<Buffer> {
  const frames = Buffer.alloc(60 * 80 * 3, 0);
  frames.fill(255, frames.length / 2);
  return sharp(frames, { raw: { width: 60, height: 80, channels: 3, pageHeight: 40 } }).gif({ delay: [100, 100] }).toBuffer();
}
