import sharp from "sharp";
import { add, clamp, hex, mix, palette, ramp, smooth } from "./paint/colour.mjs";
import { paint } from "./paint/frame.mjs";
import { clouds, seedOf } from "./paint/noise.mjs";
import { saveWebp } from "./paint/save.mjs";
import { people } from "./scenes/people.mjs";

/** @typedef {import("./paint/colour.mjs").Colour} Colour */

const WIDTH = 800;
const HEIGHT = 1000;

/** @param {string[]} [slugs] whom; everybody unless told */
export async function savePeople(slugs = Object.keys(people)) {
  for (const slug of slugs) {
    await saveWebp(await portrait(slug), { name: `people/${slug}`, narrower: [400, 600], quality: 60 });
  }
}

/** @param {string} slug @returns {Promise<import("sharp").Sharp>} */
export async function portrait(slug) {
  const person = people[slug];
  if (!person) throw new Error(`No portrait is drawn for ${slug}`);
  const seed = seedOf(slug) % 1000;
  const sky = skyOf(person, seed);
  const figure = await drawn(person);
  return paint({
    width: WIDTH,
    height: HEIGHT,
    seed: slug,
    grain: 0.034,
    scene: (x, y) => {
      const at = (Math.floor(y * HEIGHT) * WIDTH + Math.floor(x * HEIGHT)) * 4;
      const cover = (figure[at + 3] ?? 0) / 255;
      if (cover === 0) return sky(x, y);
      const paper = 0.94 + 0.12 * clouds(x * 5, y * 5, seed + 8, 4);
      const colour = [figure[at], figure[at + 1], figure[at + 2]].map((byte) => linear[byte ?? 0] ?? 0);
      return mix(sky(x, y), [(colour[0] ?? 0) * paper, (colour[1] ?? 0) * paper, (colour[2] ?? 0) * paper], cover);
    },
  });
}

const linear = Array.from({ length: 256 }, (_, byte) => hex(`#0000${byte.toString(16).padStart(2, "0")}`)[2]);

/** Red, green, blue and cover of each point of a person. @param {import("./scenes/people.mjs").Person} person */
async function drawn({ drawing, looksLeft }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="${WIDTH}" height="${HEIGHT}" stroke-linejoin="round" stroke-linecap="round">
    <defs><filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="12"/></filter></defs>
    <g${looksLeft ? ` transform="translate(800 0) scale(-1 1)"` : ""}>${drawing()}</g></svg>`;
  return sharp(Buffer.from(svg), { density: 72 }).ensureAlpha().raw().toBuffer();
}

/** @param {{ sky: [string, string, string], sun: { x: number, y: number, radius: number } }} person @param {number} seed */
function skyOf({ sky, sun }, seed) {
  const colours = ramp([
    [0, hex(sky[0])],
    [0.62, hex(sky[1])],
    [1, hex(sky[2])],
  ]);
  const disc = hex(sky[2]);
  /** @param {number} x @param {number} y */
  return (x, y) => {
    const drift = clouds(x * 1.4, y * 5, seed, 5) - 0.5;
    const distance = Math.hypot(x - sun.x, y - sun.y);
    let colour = colours(clamp(y * 0.92 + drift * 0.22));
    colour = add(colour, disc, 0.35 * Math.exp(-distance / 0.3));
    const veil = clouds(x * 1.2 + 7, y * 15, seed + 3, 5);
    const lowering = clamp((y - sun.y + sun.radius) / (2 * sun.radius));
    const inside = 1 - smooth(sun.radius - 0.004, sun.radius + 0.002, distance);
    const shine = mix(mix(palette.cream, disc, 0.4), disc, lowering);
    return mix(colour, shine, inside * (1 - 0.75 * lowering ** 2 - 0.3 * smooth(0.5, 0.7, veil) * lowering));
  };
}
