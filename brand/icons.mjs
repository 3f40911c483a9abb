import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { fileFor } from "./paint/save.mjs";

/** The sun in haze; `ground` is a colour or nothing. @param {{ size: number, ground: string, sun: string, rounding: number }} look */
function mark({ size, ground, sun, rounding }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}"><rect width="100" height="100" rx="${rounding}" fill="${ground}"/><path fill="${sun}" d="M50 16A31 31 0 0 1 80.6 52H19.4A31 31 0 0 1 50 16zM21.5 57.5H84.5a2.9 2.9 0 0 1 0 5.8H21.5a2.9 2.9 0 0 1 0-5.8zM30 68.5H70a2.5 2.5 0 0 1 0 5H30a2.5 2.5 0 0 1 0-5zM40 79H60a1.9 1.9 0 0 1 0 3.8H40a1.9 1.9 0 0 1 0-3.8z"/></svg>`;
}

const onNight = { ground: "#08151b", sun: "#f2b04f" };

/** Favicons and the icons of the web manifest. */
export async function saveIcons() {
  await writeFile(await fileFor("icons/favicon.svg"), `${mark({ size: 32, ...onNight, rounding: 18 })}\n`);
  const png32 = await icon(32, 18);
  await writeFile(await fileFor("icons/favicon.ico"), inIco(png32, 32));
  await writeFile(await fileFor("icons/apple-touch-icon.png"), await icon(180, 0));
  await writeFile(await fileFor("icons/192.png"), await icon(192, 18));
  await writeFile(await fileFor("icons/512.png"), await icon(512, 18));
  await writeFile(await fileFor("icons/maskable-512.png"), await icon(512, 0));
}

/** @param {number} size @param {number} rounding */
function icon(size, rounding) {
  return sharp(Buffer.from(mark({ size, ...onNight, rounding })), { density: 300 })
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An ICO file may hold a PNG as it is. @param {Buffer} png @param {number} size */
function inIco(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
