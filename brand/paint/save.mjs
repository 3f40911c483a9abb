import { mkdir, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const artwork = new URL("../../public/artwork/", import.meta.url);

/** A place below public/artwork; its folder is made. @param {string} name */
export async function fileFor(name) {
  const file = new URL(name, artwork);
  await mkdir(new URL("./", file), { recursive: true });
  return fileURLToPath(file);
}

/**
 * Saves a picture as WebP in its own width (`name.webp`) and narrower ones (`name-400.webp`).
 * @param {import("sharp").Sharp} image
 * @param {{ name: string, narrower: readonly number[], quality?: number }} options
 */
export async function saveWebp(image, { name, narrower, quality = 74 }) {
  const pixels = await image.png().toBuffer();

  report(await sharp(pixels).webp({ quality, effort: 6 }).toFile(await fileFor(`${name}.webp`)), name);
  for (const width of narrower) {
    const file = await fileFor(`${name}-${width}.webp`);
    await sharp(pixels).resize({ width }).webp({ quality, effort: 6 }).toFile(file);
  }
}

/** Only AVIF, in each width: for the one picture that everybody waits for. @param {import("sharp").Sharp} image @param {{ name: string, widths: readonly number[], quality: number }} options */
export async function saveAvif(image, { name, widths, quality }) {
  const pixels = await image.png().toBuffer();

  for (const width of widths) {
    const file = await fileFor(`${name}-${width}.avif`);
    await sharp(pixels).resize({ width }).avif({ quality, effort: 7, chromaSubsampling: "4:2:0" }).toFile(file);
    console.log(`${name}-${width}.avif ${((await stat(file)).size / 1024).toFixed(0)} KB`);
  }
}

/** @param {{ size: number }} saved @param {string} name */
function report({ size }, name) {
  console.log(`${name}.webp ${(size / 1024).toFixed(0)} KB`);
}
