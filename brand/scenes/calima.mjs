import { add, clamp, mix, palette, ramp, scale, smooth } from "../paint/colour.mjs";
import { clouds, crests, noise } from "../paint/noise.mjs";

/** @typedef {{ sun: { x: number, y: number, radius: number }, ratio: number, horizon: number, land: number, seed: number }} Place */

/** What lies behind, and how much of a point the shore in front of it covers, in the colour of `SHORE`. */
/** @typedef {{ far: import("../paint/frame.mjs").HeroImage, near: (x: number, y: number, pixel: number) => number }} Layers */

export const SHORE = mix(palette.night, palette.deep, 0.5);

/**
 * The picture of the house: the sun in Saharan dust over the Tramuntana, its ridges falling into the sea.
 * @param {Place & { foreground?: (x: number, y: number, pixel: number) => number }} place `foreground`: how much of a point is black shore
 * @returns {import("../paint/frame.mjs").HeroImage & Layers} the whole, and what a moving camera sees apart
 */
export function calima({ ratio, sun, horizon, land, seed, foreground = () => 0 }) {
  const ridges = ridgesOf({ ratio, horizon, land, seed });
  /** @type {import("../paint/frame.mjs").HeroImage} */
  const far = (x, y, pixel) => {
    let colour = y < horizon ? sky(x, y) : sea(x, y);
    for (const ridge of ridges) colour = behind(ridge, colour, x, y, pixel);
    return vignette(colour, x / ratio, y);
  };
  /** @type {import("../paint/frame.mjs").HeroImage} */
  const whole = (x, y, pixel) => mix(far(x, y, pixel), SHORE, foreground(x, y, pixel));
  return Object.assign(whole, { far, near: foreground });

  /** @param {number} x @param {number} y */
  function sky(x, y) {
    const height = y / horizon;
    const drift = clouds(x * 0.9 + 3, y * 4.2, seed, 5) - 0.5;
    const distance = Math.hypot(x - sun.x, (y - sun.y) * 1.08);
    let colour = skyColours(clamp(height + drift * 0.2));
    colour = mix(colour, duskColours(clamp(height + drift * 0.2)), smooth(0.25, 1.25, Math.abs(x - sun.x)));
    const bands = clouds(x * 0.7 + 11, y * 13 + drift * 2, seed + 21, 6);
    colour = mix(colour, palette.sand, 0.34 * smooth(0.46, 0.78, bands) * smooth(0.1, 0.8, height));
    colour = add(colour, palette.sun, 0.75 * Math.exp(-distance / 0.14));
    colour = add(colour, palette.ember, 0.4 * Math.exp(-distance / 0.36));
    return disc(colour, distance, y, bands);
  }

  /** @param {import("../paint/colour.mjs").Colour} colour @param {number} distance @param {number} y @param {number} bands */
  function disc(colour, distance, y, bands) {
    const inside = 1 - smooth(sun.radius * 0.975, sun.radius * 1.02, distance);
    if (inside === 0) return colour;
    const lowering = clamp((y - sun.y + sun.radius) / (2 * sun.radius));
    const light = mix(palette.cream, mix(palette.sun, palette.ember, 0.35), lowering ** 1.3);
    const veil = clamp(lowering ** 2.2 * 0.75 + 0.5 * smooth(0.5, 0.74, bands) * lowering);
    return mix(colour, scale(light, 1.15), inside * (1 - veil * 0.85));
  }

  /** @param {number} x @param {number} y */
  function sea(x, y) {
    const depth = (y - horizon) / (1 - horizon);
    const away = 1 / (depth + 0.05);
    const across = (x - sun.x) * (away + 1.5);
    const swell = clouds(across * 1.6 + 30, away * 7 - depth * 30, seed + 50, 4);
    const base = seaColours(clamp(depth + (swell - 0.5) * 0.14));
    const side = smooth(0.1, 1.1, Math.abs(x - sun.x));
    const width = 0.028 + 0.13 * depth;
    const column = Math.exp(-(((x - sun.x) / width) ** 2)) + 0.3 * Math.exp(-Math.abs(x - sun.x) / (width * 4));
    const ripple = noise(across * 6 + 9, away * 30 - depth * 130, seed + 60);
    const sparkle = smooth(0.5, 0.74, ripple * 0.55 + swell * 0.5);
    const glow = column * (0.14 + 1.15 * sparkle) * (1 - depth) ** 0.8;
    return add(
      mix(base, palette.teal, side * 0.45 * (1 - depth)),
      mix(palette.pale, palette.ember, 0.15 + depth * 1.3),
      glow * 0.75,
    );
  }

  /** @param {Ridge} ridge @param {import("../paint/colour.mjs").Colour} colour @param {number} x @param {number} y @param {number} pixel */
  function behind(ridge, colour, x, y, pixel) {
    if (y > ridge.shore + pixel) return colour;
    const top = ridge.top(x);
    const cover = smooth(-pixel * 0.8, pixel * 0.8, y - top) * smooth(pixel, -pixel * 0.5, y - ridge.shore);
    if (cover === 0) return colour;
    const depth = smooth(ridge.shore - ridge.height * 0.72, ridge.shore, y);
    const slope = crests(x * ridge.grainScale, y * ridge.grainScale * 0.8 + x * 0.8, ridge.seed + 5, 5) - 0.62;
    const near = Math.exp(-Math.abs(x - sun.x) / 0.45);
    let rock = scale(ridge.colour, 1 + slope * ridge.relief);
    const wisps = clouds(x * 2.2, y * 9, ridge.seed + 31, 4);
    rock = mix(rock, ridge.foot, clamp(depth ** 1.2 * ridge.mist * (0.55 + 0.9 * wisps)));
    rock = add(rock, palette.ember, near * ridge.glow * (1 - depth * 0.5));
    rock = add(rock, palette.sun, Math.exp(-(y - top) / 0.006) * near * ridge.glow * 1.4);
    return mix(colour, rock, cover);
  }
}

/** @typedef {ReturnType<typeof ridgesOf>[number]} Ridge */

const skyColours = ramp([
  [0, mix(palette.teal, palette.ink, 0.35)],
  [0.22, mix(palette.slate, palette.teal, 0.4)],
  [0.44, mix(palette.slate, palette.rust, 0.45)],
  [0.64, mix(palette.clay, palette.sand, 0.16)],
  [0.84, mix(palette.ember, palette.sun, 0.5)],
  [1, mix(palette.sun, palette.pale, 0.4)],
]);

/** The sky away from the sun. */
const duskColours = ramp([
  [0, palette.ink],
  [0.35, palette.teal],
  [0.65, mix(palette.slate, palette.rust, 0.35)],
  [1, mix(palette.clay, palette.peach, 0.4)],
]);

const seaColours = ramp([
  [0, mix(palette.ember, palette.sun, 0.35)],
  [0.07, mix(palette.clay, palette.slate, 0.4)],
  [0.26, mix(palette.slate, palette.teal, 0.7)],
  [0.6, palette.deep],
  [1, palette.ink],
]);

/** From the farthest to the nearest: paler and warmer in the distance, as dust makes it. */
const ranges = [
  { height: 0.1, start: 1.02, colour: mix(palette.ember, palette.rust, 0.4), mist: 0.85, relief: 0.06, glow: 0.12 },
  { height: 0.17, start: 0.84, colour: mix(palette.clay, palette.slate, 0.4), mist: 0.8, relief: 0.16, glow: 0.12 },
  { height: 0.24, start: 0.68, colour: mix(palette.rust, palette.slate, 0.55), mist: 0.7, relief: 0.3, glow: 0.1 },
  { height: 0.25, start: 0.52, colour: mix(palette.umber, palette.teal, 0.6), mist: 0.5, relief: 0.4, glow: 0.07 },
  { height: 0.17, start: 0.38, colour: mix(palette.umber, palette.ink, 0.66), mist: 0.22, relief: 0.5, glow: 0.03 },
];

/** @param {{ ratio: number, horizon: number, land: number, seed: number }} place */
function ridgesOf({ ratio, horizon, land, seed }) {
  return ranges.map((range, index) => {
    const own = seed + index * 13;
    const shore = horizon + index * 0.004 + index ** 2 * 0.0042;
    const reach = range.start * ratio * land;
    return {
      ...range,
      seed: own,
      shore,
      grainScale: 13 - index * 1.4,
      foot: mix(mix(palette.ember, palette.pale, 0.5 - index * 0.1), range.colour, index * 0.17),
      /** @param {number} x */
      top(x) {
        const falling = 1 - smooth(0, 1, x / reach) ** 0.9;
        const shape = crests(x * (2.6 - index * 0.15) + own * 3.7, own * 0.31, own, 7, 0.48);
        return shore - range.height * falling * (0.2 + 1.5 * (shape - 0.34));
      },
    };
  });
}

/** @param {import("../paint/colour.mjs").Colour} colour @param {number} x @param {number} y */
function vignette(colour, x, y) {
  const corner = Math.hypot((x - 0.6) * 0.9, (y - 0.42) * 0.85);
  return scale(colour, 1 - 0.62 * smooth(0.3, 0.95, corner));
}
