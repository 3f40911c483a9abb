import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { lettering } from "./paint/lettering.mjs";
import { drawWordmark } from "./wordmark.mjs";

const LARGEST_BYTES = 40 * 1024;
const MARGIN = 72;
const LINE_HEIGHT = 1.06;
/** The largest that lets the words fit, in pixels. */
const SIZES = [104, 92, 82, 74, 66];
const MOST_LINES = 3;
const LEAST_IN_THE_LAST_LINE = 0.5;

/**
 * Saves the headline over the scene and answers how many bytes it took.
 * @param {{ file: string, headline: string, scene: string, width: number, height: number }} picture
 */
export async function drawSharePicture({ file, headline, scene, width, height }) {
  const ground = await groundOf(scene, { width, height });
  const words = await wordsOn(headline, { width, height });
  const image = await sharp(ground).composite([{ input: Buffer.from(words) }]).png().toBuffer();
  const bytes = await smallEnough(image, headline);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return bytes.length;
}

/** The scene without its grain, which costs many bytes and nobody sees at this size. @param {string} scene @param {{ width: number, height: number }} size */
async function groundOf(scene, size) {
  const source = fileURLToPath(new URL(`../public/artwork/${scene}.webp`, import.meta.url));
  return sharp(source).resize({ ...size, fit: "cover" }).median(3).blur(0.7).toBuffer();
}

/** @param {string} headline @param {{ width: number, height: number }} size */
async function wordsOn(headline, { width, height }) {
  const { lines, size } = await fitting(headline, width - 2 * MARGIN);
  const last = height - MARGIN - 4;
  const paths = lines.map(({ path }, index) => {
    const y = last - (lines.length - 1 - index) * size * LINE_HEIGHT;
    return `<path transform="translate(${MARGIN} ${y.toFixed(1)})" d="${path}"/>`;
  });
  const { path, dotAt } = await drawWordmark();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#08151b" stop-opacity=".5"/><stop offset=".35" stop-color="#08151b" stop-opacity=".12"/><stop offset="1" stop-color="#08151b" stop-opacity=".86"/></linearGradient>
    <rect width="${width}" height="${height}" fill="url(#dusk)"/>
    <g fill="#fbf7f0"><g transform="translate(${MARGIN} 122) scale(.8)"><path d="${path}"/><circle cx="${dotAt}" cy="-67" r="11" fill="#f2b04f"/></g>${paths.join("")}</g>
  </svg>`;
}

/** @param {string} headline @param {number} room */
async function fitting(headline, room) {
  for (const size of SIZES) {
    const lines = await broken(headline, { size, room });
    if (lines.length <= MOST_LINES && widthOf(lines) <= room) return { lines: await balanced(headline, { size, lines }), size };
  }
  throw new Error(`Too long for a picture: ${headline}`);
}

/** @typedef {{ path: string, width: number }} Line */

/** Narrower lines, if the last one has little more than a word. @param {string} headline @param {{ size: number, lines: Line[] }} broad @returns {Promise<Line[]>} */
async function balanced(headline, { size, lines }) {
  if (widthOf(lines.slice(-1)) > LEAST_IN_THE_LAST_LINE * widthOf(lines)) return lines;
  const narrower = await broken(headline, { size, room: widthOf(lines) - 1 });
  if (narrower.length > lines.length || widthOf(narrower) >= widthOf(lines)) return lines;
  return balanced(headline, { size, lines: narrower });
}

/** @param {Line[]} lines */
function widthOf(lines) {
  return Math.max(...lines.map(({ width }) => width));
}

/** As many words in each line as it takes. @param {string} headline @param {{ size: number, room: number }} place */
async function broken(headline, { size, room }) {
  /** @type {Line[]} */
  const lines = [];
  let line = "";
  for (const word of headline.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && (await written(longer, size)).width > room) {
      lines.push(await written(line, size));
      line = word;
    } else line = longer;
  }
  return [...lines, await written(line, size)];
}

/** @param {string} text @param {number} size @returns {Promise<Line>} */
function written(text, size) {
  return lettering(text, { face: "display", size, axes: { opsz: 96, wdth: 100, wght: 700 }, tracking: -0.03 });
}

/** The best quality that stays light. EXIF knows no letters but ASCII. @param {Buffer} image @param {string} headline */
async function smallEnough(image, headline) {
  const described = sharp(image).withExif({ IFD0: { ImageDescription: encodeURIComponent(headline) } });
  for (let quality = 84; quality >= 40; quality -= 4) {
    const bytes = await described.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= LARGEST_BYTES) return bytes;
  }
  throw new Error(`No quality makes it light enough: ${headline}`);
}
