import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { encodeImage } from "~/platform/images.server";
import { withoutNeedlessChunks } from "~/platform/png-chunks";
import { animatedGif, blackPng, GIF_AND_SCRIPT, HTML, PDF, pictureOf, pixelBomb, pngChunk, SVG } from "./image-corpus";

async function encoded(input: Buffer) {
  const result = await encodeImage(input);
  if (!result.ok) throw new Error(`the picture was refused: ${result.reason}`);
  return result;
}

function widthsOf(result: Awaited<ReturnType<typeof encoded>>) {
  return result.variants.map(({ width, height }) => `${width}x${height}`);
}

describe("sizes", () => {
  test("a large landscape picture is reduced to at most 1200 x 800, with two smaller widths", async () => {
    const result = await encoded(await pictureOf({ width: 4000, height: 3000 }).jpeg().toBuffer());
    expect([result.width, result.height]).toEqual([1067, 800]);
    expect(widthsOf(result)).toEqual(["400x300", "800x600", "1067x800"]);
  });

  test("a portrait is limited by its height", async () => {
    const result = await encoded(await pictureOf({ width: 2000, height: 4000 }).png().toBuffer());
    expect(widthsOf(result)).toEqual(["400x800"]);
  });

  test("a small picture is never enlarged", async () => {
    expect(widthsOf(await encoded(await pictureOf({ width: 37, height: 21 }).gif().toBuffer()))).toEqual(["37x21"]);
    expect(widthsOf(await encoded(await pictureOf({ width: 1, height: 1 }).png().toBuffer()))).toEqual(["1x1"]);
  });

  test("a picture of extreme proportions has at least one pixel per side", async () => {
    const result = await encoded(await pictureOf({ width: 12_000, height: 4 }).png().toBuffer());
    expect([result.width, result.height]).toEqual([1200, 1]);
  });
});

describe("the encoder", () => {
  test.each(["jpeg", "png", "webp", "gif"] as const)("converts a %s into WebP", async (format) => {
    const result = await encoded(await pictureOf({ width: 900, height: 600 }).toFormat(format).toBuffer());
    for (const { bytes, width, height } of result.variants) {
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width, height });
    }
  });

  test("uses the specified quality", async () => {
    const noise = await sharp({ create: { width: 300, height: 200, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 30 }, background: "#000" } }).png().toBuffer();
    const wanted = await sharp(noise).webp({ quality: 80 }).toBuffer();
    expect((await encoded(noise)).variants.at(-1)?.bytes.length).toBe(wanted.length);
  });

  test.each(["jpeg", "png", "webp"] as const)("rotates a %s of a turned camera upright and removes its metadata", async (format) => {
    const turned = await pictureOf({ width: 600, height: 400 })
      .withExif({ IFD0: { Copyright: "Somebody" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "39/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .withIccProfile("p3")
      .toFormat(format)
      .toBuffer();
    expect(await sharp(turned).metadata()).toMatchObject({ orientation: 6, hasProfile: true });

    const { variants, width, height } = await encoded(turned);
    expect([width, height]).toEqual([400, 600]);
    const full = variants.at(-1)?.bytes ?? Buffer.alloc(0);
    const metadata = await sharp(full).metadata();
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(await brightnessAt(full, { left: 380, top: 10 })).toBeGreaterThan(200);
    expect(await brightnessAt(full, { left: 10, top: 10 })).toBeLessThan(150);
  });

  test("preserves transparency, grey, 16 bit and print colours", async () => {
    const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).png().toBuffer();
    const grey = await pictureOf({ width: 50, height: 50 }).greyscale().toColourspace("b-w").png().toBuffer();
    const deep = await pictureOf({ width: 50, height: 50 }).toColourspace("rgb16").png().toBuffer();
    const print = await pictureOf({ width: 50, height: 50 }).toColourspace("cmyk").jpeg().toBuffer();
    const [first] = (await encoded(clear)).variants;
    expect((await sharp(first?.bytes).metadata()).hasAlpha).toBe(true);
    for (const input of [grey, deep, print]) {
      const bytes = (await encoded(input)).variants.at(-1)?.bytes ?? Buffer.alloc(0);
      expect(await brightnessAt(bytes, { left: 2, top: 2 })).toBeGreaterThan(240);
      expect(await brightnessAt(bytes, { left: 45, top: 45 })).toBeLessThan(150);
    }
  });

  test("accepts a GIF87a", async () => {
    const gif = await pictureOf({ width: 60, height: 40 }).gif().toBuffer();
    gif.write("GIF87a", "latin1");
    expect(widthsOf(await encoded(gif))).toEqual(["60x40"]);
  });

  test("keeps the first frame of an animation", async () => {
    const result = await encoded(await animatedGif());
    expect(widthsOf(result)).toEqual(["60x40"]);
    expect(await brightnessAt(result.variants[0]?.bytes ?? Buffer.alloc(0), { left: 30, top: 20 })).toBeLessThan(30);
  });

  test("removes content that is hidden behind or inside a picture", async () => {
    const picture = await pictureOf({ width: 300, height: 200 }).jpeg().toBuffer();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, HTML.length + 2]), HTML]);
    const polyglot = Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2), HTML]);
    for (const { bytes } of (await encoded(polyglot)).variants) {
      expect(bytes.includes("script")).toBe(false);
    }
  });
});

describe("refusals", () => {
  test.each([
    ["SVG", () => SVG],
    ["PDF", () => PDF],
    ["HTML", () => HTML],
    ["TIFF", () => pictureOf({ width: 20, height: 20 }).tiff().toBuffer()],
    ["AVIF", () => pictureOf({ width: 20, height: 20 }).avif().toBuffer()],
    ["a sound file", () => Buffer.from("RIFF\x24\0\0\0WAVEfmt ", "latin1")],
    ["an empty file", () => Buffer.alloc(0)],
    ["text before a picture", async () => Buffer.concat([HTML, await pictureOf({ width: 20, height: 20 }).png().toBuffer()])],
  ])("%s is not an accepted picture", async (_, make) => {
    expect(await encodeImage(await make())).toEqual({ ok: false, reason: "wrongType" });
  });

  test("the decoders of other formats are disabled, even if a file passes the check of the first bytes", async () => {
    await expect(sharp(SVG).metadata()).rejects.toThrow(/unsupported/);
    await expect(sharp(PDF).metadata()).rejects.toThrow(/unsupported/);
    const tiff = await pictureOf({ width: 20, height: 20 }).tiff().toBuffer();
    await expect(sharp(tiff).metadata()).rejects.toThrow(/unsupported/);
  });

  test.each(["jpeg", "png", "webp", "gif"] as const)("a %s truncated in the middle is broken", async (format) => {
    const noise = sharp({ create: { width: 300, height: 300, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 30 }, background: "#000" } });
    const whole = await noise.toFormat(format).toBuffer();
    expect(await encodeImage(whole.subarray(0, whole.length / 2))).toEqual({ ok: false, reason: "broken" });
  });

  test("a script that starts like a GIF is broken", async () => {
    expect(await encodeImage(GIF_AND_SCRIPT)).toEqual({ ok: false, reason: "broken" });
  });

  test("15,000 x 15,000 pixels are too many", async () => {
    expect(await encodeImage(pixelBomb())).toEqual({ ok: false, reason: "tooManyPixels" });
  });

  test("a progressive picture may have fewer pixels, because it is decoded as a whole", async () => {
    const large = { width: 5000, height: 3300 };
    const plain = await pictureOf(large).jpeg().toBuffer();
    const progressive = await pictureOf(large).jpeg({ progressive: true }).toBuffer();
    expect((await encodeImage(plain)).ok).toBe(true);
    expect(await encodeImage(progressive)).toEqual({ ok: false, reason: "tooManyPixels" });
  });

  test("a picture with sixteen bits per colour may have half the pixels, because it needs twice the memory", async () => {
    const interlaced = (size: { width: number; height: number }) => pictureOf(size).toColourspace("rgb16").png({ progressive: true, compressionLevel: 1 }).toBuffer();
    expect((await encodeImage(await interlaced({ width: 3000, height: 2600 }))).ok).toBe(true);
    expect(await encodeImage(await interlaced({ width: 3000, height: 2800 }))).toEqual({ ok: false, reason: "tooManyPixels" });
  });

  test("a PNG or GIF may be 12,000 pixels wide, because several of its lines are in memory at once", async () => {
    const wide = (width: number) => pictureOf({ width, height: 20 });
    expect((await encodeImage(await wide(12_000).png().toBuffer())).ok).toBe(true);
    for (const format of ["png", "gif"] as const) {
      expect(await encodeImage(await wide(12_001).toFormat(format).toBuffer())).toEqual({ ok: false, reason: "tooManyPixels" });
    }
    expect(await encodeImage(await wide(6_001).toColourspace("rgb16").png().toBuffer())).toEqual({ ok: false, reason: "tooManyPixels" });
    // JPEG and WebP are reduced while they are decoded
    for (const format of ["jpeg", "webp"] as const) expect((await encodeImage(await wide(16_000).toFormat(format).toBuffer())).ok).toBe(true);
  });

  test("a PNG may have as many lines as a JPEG, because each costs time", async () => {
    expect((await encodeImage(blackPng({ width: 8, height: 65_535 }))).ok).toBe(true);
    expect(await encodeImage(blackPng({ width: 8, height: 65_536 }))).toEqual({ ok: false, reason: "tooManyPixels" });
  });

  test("a PNG is read up to its twenty thousandth chunk", async () => {
    const png = await pictureOf({ width: 30, height: 20 }).png().toBuffer();
    const withEmpty = (count: number) => Buffer.concat([png.subarray(0, 33), ...Array<Buffer>(count).fill(pngChunk("gAMA", Buffer.alloc(0))), png.subarray(33)]);
    expect(await encodeImage(withEmpty(1_000))).toMatchObject({ ok: true, width: 30 });
    expect(await encodeImage(withEmpty(20_000))).toEqual({ ok: false, reason: "broken" });
  });

  test.each([
    ["zTXt", "\0\0"],
    ["iTXt", "\0\x01\0\0\0"],
    ["iCCP", "\0\0"],
  ])("300 KB of %s are not decompressed to 300 MB", async (name, head) => {
    const packed = deflateSync(Buffer.alloc(7_900_000, "A"), { level: 9 });
    const chunks = Array.from({ length: 40 }, (_, index) => pngChunk(name, Buffer.concat([Buffer.from(`n${index}${head}`, "latin1"), packed])));
    const png = await pictureOf({ width: 30, height: 20 }).png().toBuffer();
    const before = process.resourceUsage().maxRSS;
    expect(await encodeImage(Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]))).toMatchObject({ ok: true, width: 30 });
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(100 * 1024);
  });

  test("a colour profile is kept, because the picture would look different without it", async () => {
    const plain = pictureOf({ width: 30, height: 20 }).modulate({ saturation: 2 });
    const profiled = await plain.clone().withIccProfile("p3").png().toBuffer();
    expect(profiled.includes("iCCP")).toBe(true);
    const profilesIn = (png: Buffer) => withoutNeedlessChunks(png).toString("latin1").split("iCCP").length - 1;
    expect(profilesIn(profiled)).toBe(1);
    const second = pngChunk("iCCP", Buffer.concat([Buffer.from("n\0\0", "latin1"), deflateSync(Buffer.alloc(1_000))]));
    expect(profilesIn(Buffer.concat([profiled.subarray(0, -12), second, profiled.subarray(-12)]))).toBe(1);
  });
});

describe("the encoder under load", () => {
  test("rejects pictures while its queue is full and encodes all others", async () => {
    const picture = await pictureOf({ width: 30, height: 20 }).png().toBuffer();
    const results = await Promise.all(Array.from({ length: 104 }, () => encodeImage(picture)));
    const served = results.filter((result) => result.ok);
    const refused = results.filter((result) => !result.ok && result.reason === "busy");
    expect(served.length).toBe(101);
    expect(refused.length).toBe(3);
    expect((await encodeImage(picture)).ok).toBe(true);
  });
});

async function brightnessAt(image: Buffer, { left, top }: { left: number; top: number }): Promise<number> {
  const pixel = await sharp(image).extract({ left, top, width: 1, height: 1 }).toColourspace("b-w").raw().toBuffer();
  return pixel[0] ?? -1;
}
