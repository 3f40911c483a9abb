import { stat } from "node:fs/promises";
import sharp from "sharp";
import { expose, stillFrom, viewBetween } from "./paint/camera.mjs";
import { lettering } from "./paint/lettering.mjs";
import { film } from "./paint/movie.mjs";
import { fileFor } from "./paint/save.mjs";
import { drawWordmark } from "./wordmark.mjs";

const SIZE = { width: 1280, height: 720 };
const SHOT_SECONDS = 2.9;
/** Two shots lie over each other for so long. */
const FADE_SECONDS = 0.6;
const STEP = SHOT_SECONDS - FADE_SECONDS;
/** A second more than the others: the last one is to be read. */
const LAST_SECONDS = SHOT_SECONDS + 1.4;

/** @typedef {import("./paint/camera.mjs").View} View */
/** @typedef {{ picture: string, from: View, to: View, title: () => Promise<string> }} Shot */

/** The fields of the company, one picture each, between its name and its slogan. @type {Shot[]} */
const SHOTS = [
  { picture: "hero/wide", from: view(0.5, 0.46, 0.86), to: view(0.6, 0.44, 0.74), title: () => name("") },
  { picture: "scenes/film-set", from: view(0.42, 0.5, 0.99), to: view(0.66, 0.56, 0.88), title: () => word("Film") },
  { picture: "projects/die-salzlinie", from: view(0.36, 0.5, 0.99), to: view(0.58, 0.5, 0.99), title: () => word("Locations") },
  { picture: "scenes/microphone", from: view(0.4, 0.5, 0.99), to: view(0.63, 0.5, 0.99), title: () => word("Podcast") },
  { picture: "projects/frequenz-sued", from: view(0.6, 0.62, 0.84), to: view(0.56, 0.45, 0.99), title: () => word("Radio") },
  { picture: "projects/asphalt-und-orangen", from: view(0.66, 0.5, 0.99), to: view(0.52, 0.56, 0.88), title: () => word("TV") },
  { picture: "projects/nachtmarkt-am-meer", from: view(0.36, 0.5, 0.99), to: view(0.62, 0.5, 0.99), title: () => word("Events") },
  { picture: "scenes/lighthouse", from: view(0.6, 0.5, 0.84), to: view(0.52, 0.5, 0.99), title: async () => "" },
  {
    picture: "scenes/ridges",
    from: view(0.6, 0.42, 0.82),
    to: view(0.5, 0.5, 0.99),
    title: () => name("Media that Inspires, Content that Moves, People that Touch"),
  },
];

/** Films our own pictures: `showreel.webm`, `showreel.mp4` and the picture that stands for them. */
export async function saveShowreel() {
  const shots = await Promise.all(SHOTS.map(prepared));
  const [webm, mp4, poster] = await Promise.all(["webm", "mp4", "webp"].map((ending) => fileFor(`showreel.${ending}`)));
  if (!webm || !mp4 || !poster) throw new Error("no place for the showreel");
  const seconds = STEP * (SHOTS.length - 1) + LAST_SECONDS;
  await film({ ...SIZE, seconds, webm, mp4 }, (at) => frameAt(shots, at, seconds));
  const still = Buffer.from(frameAt(shots, STEP * 0.6, seconds));
  await sharp(still, { raw: { ...SIZE, channels: 3 } }).webp({ quality: 72, effort: 6 }).toFile(poster);
  for (const file of [webm, mp4, poster]) console.log(file, `${((await stat(file)).size / 1024).toFixed(0)} KB`);
}

/** @param {Shot} shot @param {number} index */
async function prepared({ picture, from, to, title }, index) {
  const begin = index * STEP;
  const seconds = index === SHOTS.length - 1 ? LAST_SECONDS : SHOT_SECONDS;
  const still = await stillFrom(await fileFor(`${picture}.webp`), picture.startsWith("hero") ? 900 : 760);
  return { still, from, to, begin, seconds, letters: await drawn(await title()) };
}

/** @param {Awaited<ReturnType<typeof prepared>>[]} shots @param {number} at @param {number} end */
function frameAt(shots, at, end) {
  const frame = new Float32Array(SIZE.width * SIZE.height * 3);
  const seen = shots.filter(({ begin, seconds }) => at >= begin && at < begin + seconds);
  const dark = Math.min(1, at / 0.8, (end - at) / 0.8);
  for (const { still, from, to, begin, seconds } of seen) {
    const light = soft(Math.min(begin === 0 ? 1 : (at - begin) / FADE_SECONDS, 1));
    const other = seen.length > 1 && begin < at - STEP ? 1 - soft((at - begin - STEP) / FADE_SECONDS) : light;
    expose(frame, SIZE, { still, view: viewBetween(from, to, (at - begin) / seconds), light: other });
  }
  for (const { letters, begin, seconds } of seen) {
    const isLast = begin + seconds >= end - 0.01;
    write(frame, letters, soft(Math.min(1, (at - begin - 0.35) / 0.6, isLast ? 1 : (begin + seconds - 0.35 - at) / 0.5)));
  }
  return Uint8Array.from(frame, (value) => Math.min(255, value * soft(dark)));
}

/** Lays letters over the frame: light where they are, a little shade around them. @param {Float32Array} frame @param {Uint8Array} letters @param {number} strength */
function write(frame, letters, strength) {
  if (strength <= 0) return;
  const cream = [251, 247, 240];
  for (let point = 0; point < letters.length / 2; point += 1) {
    const shade = 1 - ((letters[point * 2] ?? 0) / 255) * 0.5 * strength;
    const cover = ((letters[point * 2 + 1] ?? 0) / 255) * strength;
    for (let channel = 0; channel < 3; channel += 1) {
      const at = point * 3 + channel;
      frame[at] = (frame[at] ?? 0) * shade * (1 - cover) + (cream[channel] ?? 0) * cover;
    }
  }
}

/** How much shade and how much letter there is at each point. @param {string} inner of an SVG in the size of the frame */
async function drawn(inner) {
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}"><g fill="#fff">${inner}</g></svg>`);
  const letters = await sharp(svg).ensureAlpha().extractChannel("alpha").toColourspace("b-w").png().toBuffer();
  const sharpOnes = await sharp(letters).extractChannel(0).raw().toBuffer();
  const shade = await sharp(letters).blur(26).linear(2.4, 0).extractChannel(0).raw().toBuffer();
  return Uint8Array.from({ length: sharpOnes.length * 2 }, (_, at) => (at % 2 ? sharpOnes : shade)[at >> 1] ?? 0);
}

/** A field, large, in the lower left corner. @param {string} text */
async function word(text) {
  const { path } = await lettering(text, { face: "display", size: 104, axes: { opsz: 96, wdth: 100, wght: 700 }, tracking: -0.03 });
  return `<g transform="translate(72 640)"><path d="${path}"/></g>`;
}

/** The company's name in the middle, perhaps with a line below. @param {string} line */
async function name(line) {
  const { path, width, dotAt } = await drawWordmark();
  const scale = 2.1;
  const left = (SIZE.width - width * scale) / 2;
  const mark = `<g transform="translate(${left} 372) scale(${scale})"><path d="${path}"/><circle cx="${dotAt}" cy="-67" r="9.5"/></g>`;
  if (line === "") return mark;
  const below = await lettering(line, { face: "text", size: 30, axes: { wdth: 100, wght: 500 } });
  return `${mark}<g transform="translate(${(SIZE.width - below.width) / 2} 446)"><path d="${below.path}"/></g>`;
}

/** @param {number} x @param {number} y @param {number} part */
function view(x, y, part) {
  return { x, y, part };
}

/** @param {number} share */
function soft(share) {
  const within = Math.max(0, Math.min(1, share));
  return within * within * (3 - 2 * within);
}
