import { fileURLToPath } from "node:url";
import { add, clamp, hex, mix, palette, scale, smooth } from "../paint/colour.mjs";
import { beam, lamp, ridge, sea, sky, vignette } from "../paint/elements.mjs";
import { clouds, crests, noise } from "../paint/noise.mjs";
import { stencil } from "../paint/stencil.mjs";
import { withPeople } from "./figures.mjs";

/** @typedef {import("../paint/frame.mjs").HeroImage} HeroImage */
/** @typedef {import("../paint/colour.mjs").Colour} Colour */

const WIDE = [640, 960, 1440];

const drawings = fileURLToPath(new URL("./", import.meta.url));

/** Pictures of the site itself, by name, with their sizes. `detail` makes what is drawn as much finer. @type {Record<string, { width: number, height: number, narrower: readonly number[], isHero?: boolean, scene: (detail?: number) => Promise<HeroImage> }>} */
export const siteScenes = {
  ridges: { width: 1920, height: 803, narrower: WIDE, isHero: true, scene: ridges },
  "film-set": { width: 1920, height: 803, narrower: WIDE, isHero: true, scene: filmSet },
  microphone: { width: 1920, height: 803, narrower: WIDE, scene: microphone },
  lighthouse: { width: 1920, height: 803, narrower: WIDE, isHero: true, scene: lighthouse },
  cove: { width: 1080, height: 1350, narrower: [480, 720], scene: cove },
  island: { width: 1440, height: 1080, narrower: [480, 960], scene: island },
};

/** Vision: far-off ranges, and birds on their way somewhere. */
async function ridges() {
  const sun = { x: 1.78, y: 0.36, radius: 0.085 };
  const heaven = sky({
    horizon: 0.85,
    seed: 131,
    sun,
    stops: [[0, palette.deep], [0.3, palette.slate], [0.55, hex("#8a5240")], [0.8, palette.ember], [1, palette.sun]],
  });
  const layers = Array.from({ length: 7 }, (_, index) =>
    ridge({
      base: 0.56 + index * 0.075,
      height: 0.24,
      scale: 1.25 + index * 0.12,
      seed: 201 + index * 9,
      colour: mix(hex("#c46a48"), palette.ink, (index / 6) ** 0.62),
      foot: mix(palette.peach, palette.deep, (index / 6) ** 0.8),
      mist: 0.92,
      relief: 0.06 + index * 0.05,
    }),
  );
  const birds = await stencil(`${drawings}birds.svg`, { width: 700, left: 1.15, top: 0.12, wide: 0.5 });
  /** @type {HeroImage} */
  return (x, y, pixel) => {
    let colour = heaven(x, y);
    colour = mix(colour, palette.ink, birds(x, y) * 0.8);
    for (const layer of layers) colour = layer(colour, x, y, pixel);
    return vignette(colour, x / 2.39, y, 0.5);
  };
}

/** Film services: a night shoot, two lamps in the mist. */
async function filmSet(detail = 1) {
  const place = { left: 0.75, top: 0.215, size: 0.75 };
  const set = await stencil(await withPeople(`${drawings}film-set.svg`, crew), { width: 1440 * detail, left: place.left, top: place.top, wide: 2.39 * place.size });
  const beams = [
    { x: 1.915, y: 0.285, angle: Math.PI - 0.34, width: 0.17, reach: 1.15, light: palette.pale, strength: 1.1 },
    { x: 0.985, y: 0.205, angle: 0.62, width: 0.16, reach: 0.85, light: palette.sun, strength: 0.75 },
    { x: 2.3, y: 0.34, angle: Math.PI - 0.1, width: 0.1, reach: 0.5, light: palette.ember, strength: 0.5 },
  ].map((light) => ({ ...light, x: place.left + light.x * place.size, y: place.top + light.y * place.size }));
  /** @type {HeroImage} */
  return (x, y, pixel) => {
    const fog = clouds(x * 1.5, y * 3.4, 141, 6);
    let colour = mix(mix(palette.night, palette.teal, smooth(0.1, 0.8, y)), palette.slate, 0.25 * fog);
    for (const light of beams) colour = add(colour, light.light, light.strength * beam(x, y, light) * (0.42 + 0.75 * fog));
    const ground = smooth(-pixel, pixel, y - 0.86);
    const wet = 0.5 * Math.exp(-(((x - 1.8) / 0.45) ** 2)) * clouds(x * 3, y * 22, 144, 4);
    colour = mix(colour, add(palette.ink, palette.sun, wet * (1.2 - y)), ground);
    colour = mix(colour, add(palette.night, palette.ember, 0.05 * fog), set(x, y));
    for (const light of beams) colour = lamp(colour, x, y, { ...light, size: 0.022, strength: light.strength * 1.1 });
    return vignette(colour, x / 2.39, y, 0.35);
  };
}

/** Who holds the microphone over the actress, and who tells her what the scene is about. @type {import("./figures.mjs").Figure[]} */
const crew = [
  {
    x: 1130,
    foot: 862,
    height: 236,
    facing: "right",
    hair: "cap",
    lean: -4,
    arms: [[120, 190], [125, 158]],
    legs: [[-16, -18], [12, 4]],
    holds: `<path d="M-50 11L62 -17.6L62.4 -16.2L-49.6 12.6ZM59 -20.4L77 -25C80 -25.4 81 -21 78.4 -20L60.4 -14.8Z"/>`,
  },
  { x: 1352, foot: 862, height: 232, facing: "right", hair: "long", wear: "dress", nod: -4, arms: [[-26, -8], [26, 58]], legs: [[-6, -8], [9, 3]] },
  { x: 1660, foot: 862, height: 246, facing: "left", hair: "short", lean: 4, arms: [[4, 66], [48, 92]], legs: [[-12, -14], [12, 4]], holds: `<path d="M-2 -6L12 -9L13 1L0 4Z"/>` },
  { x: 2040, foot: 862, height: 232, facing: "left", hair: "cap", lean: 6, arms: [[20, 60], [34, 110]], legs: [[-14, -18], [12, 2]] },
];

/** Podcast: the moment before the first word. */
async function microphone() {
  const place = { width: 1000, left: 1.42, top: -0.06, wide: 0.8 };
  const body = await stencil(`${drawings}microphone.svg`, place);
  const grille = await stencil(`${drawings}microphone-grille.svg`, place);
  /** @type {HeroImage} */
  return (x, y, pixel) => {
    let colour = mix(palette.ink, palette.teal, smooth(1.5, 0.3, Math.hypot(x - 1.9, y - 0.4)));
    const wave = soundWave(x, y, pixel);
    colour = add(colour, mix(palette.ember, palette.sun, smooth(0.2, 1.5, x)), wave);
    colour = add(colour, palette.ember, 0.4 * Math.exp(-Math.hypot(x - 2.2, y - 0.35) / 0.32));
    const light = body(x, y) - body(x + pixel * 9, y - pixel * 4);
    const shade = body(x, y) - body(x - pixel * 5, y + pixel * 2);
    colour = mix(colour, mix(palette.night, palette.slate, 0.2 + 0.35 * smooth(1.6, 2.1, x)), body(x, y));
    const weave = Math.sin((x + y * 0.25) * 400) * Math.sin((y - x * 0.25) * 400) * 0.5 + 0.5;
    colour = mix(colour, mix(palette.deep, mix(palette.ember, palette.sun, 0.5), weave * smooth(1.6, 2.12, x)), grille(x, y) * 0.9);
    colour = mix(colour, palette.pale, clamp(light) * 0.9);
    colour = mix(colour, hex("#1d5560"), clamp(shade) * 0.6);
    return vignette(colour, x / 2.39, y, 0.45);
  };
}

/** How bright the bars of a recording are at a point: a voice that swells and breathes. @param {number} x @param {number} y @param {number} pixel */
function soundWave(x, y, pixel) {
  const step = 0.0165;
  const column = Math.floor(x / step);
  const phrase = 0.5 + 0.5 * Math.sin(column * 0.13 + 1) * Math.sin(column * 0.041);
  const loud = (0.03 + 0.34 * phrase * noise(column * 0.71, 3, 151)) * smooth(1.42, 1.62, x) * smooth(2.36, 2.1, x);
  const inBar = smooth(0.36, 0.36 - pixel * 30, Math.abs(x / step - column - 0.5));
  const inHeight = smooth(pixel, -pixel, Math.abs(y - 0.46) - loud);
  return loud < 0.004 ? 0 : inBar * inHeight * (0.16 + 0.5 * smooth(0.1, 1.5, x));
}

/** Sponsors: one light for many ships. */
async function lighthouse() {
  const top = { x: 1.795, y: 0.252 };
  const heaven = sky({
    horizon: 0.66,
    seed: 161,
    stops: [[0, palette.night], [0.5, palette.deep], [0.8, palette.slate], [1, hex("#b4694a")]],
  });
  const water = sea({
    horizon: 0.66,
    seed: 162,
    sun: { x: 1.1 },
    light: palette.peach,
    glitter: 0.3,
    width: 2.6,
    stops: [[0, hex("#8a5a48")], [0.2, palette.teal], [1, palette.night]],
  });
  const coast = ridge({ base: 0.665, height: 0.1, seed: 167, colour: hex("#4a3d40"), foot: hex("#b4694a"), bottom: 0.665 });
  const tower = await stencil(`${drawings}lighthouse.svg`, { width: 1200, left: 1.33, top: 0.18, wide: 1.08 });
  /** @type {HeroImage} */
  return (x, y, pixel) => {
    let colour = coast(y < 0.66 ? heaven(x, y) : water(x, y), x, y, pixel);
    const stars = smooth(0.985, 1, noise(x * 190, y * 190, 168)) * smooth(0.5, 0.1, y);
    colour = add(colour, palette.cream, stars * 0.5);
    const haze = 0.5 + 0.8 * clouds(x * 1.4, y * 5, 169, 5);
    const left = beam(x, y, { ...top, angle: Math.PI - 0.075, width: 0.075, reach: 1.5 });
    const right = beam(x, y, { ...top, angle: -0.075, width: 0.075, reach: 0.6 });
    colour = add(colour, palette.pale, (left * 0.95 + right * 0.4) * haze);
    const light = tower(x, y) - tower(x + pixel * 4, y);
    colour = mix(colour, palette.ink, tower(x, y));
    colour = mix(colour, hex("#8a5a48"), clamp(tower(x, y) - tower(x - pixel * 4, y)) * 0.7 + clamp(light) * 0.15);
    colour = lamp(colour, x, y, { ...top, size: 0.028, light: palette.pale, strength: 1.5 });
    return vignette(colour, x / 2.39, y, 0.42);
  };
}

/** He holds the tiller behind him. @type {import("./figures.mjs").Figure} */
const helmsman = { x: 184, foot: 166, height: 66, facing: "left", hair: "hat", sits: true, lean: 4, arms: [[-50, -70], [20, 80]], legs: [[80, 10], [88, 16]] };

/** Who we are: a cove when the sun has gone behind the hills, a sail between the rocks. */
async function cove() {
  const sun = { x: 0.33, y: 0.5, radius: 0 };
  const heaven = sky({
    horizon: 0.58,
    glow: 0.8,
    seed: 181,
    sun,
    stops: [[0, palette.slate], [0.28, hex("#6d6a63")], [0.55, hex("#c77b4c")], [0.85, palette.sun], [1, palette.pale]],
  });
  const water = sea({
    horizon: 0.58,
    seed: 182,
    sun,
    glitter: 0.8,
    width: 1.25,
    stops: [[0, hex("#d99a5c")], [0.16, hex("#8a6f5c")], [0.5, palette.sea], [1, palette.deep]],
  });
  const far = ridge({ base: 0.583, height: 0.1, seed: 187, colour: hex("#a86a4c"), foot: palette.pale, bottom: 0.583 });
  const place = { width: 168, left: 0.5, top: 0.484, wide: 0.124 };
  const sail = await stencil(`${drawings}sail.svg`, place);
  const hull = await stencil(await withPeople(`${drawings}hull.svg`, [helmsman]), place);
  const waterline = 0.591;
  /** @type {HeroImage} */
  return (x, y, pixel) => {
    let colour = far(y < 0.58 ? heaven(x, y) : water(x, y), x, y, pixel);
    const ripple = (noise(x * 30, y * 160, 188) - 0.5) * 0.012;
    const mirrored = 2 * waterline - y;
    if (y > waterline) colour = mix(colour, palette.deep, 0.55 * Math.max(hull(x + ripple, mirrored), 0.7 * sail(x + ripple, mirrored)) * smooth(0.7, 0.59, y));
    colour = mix(colour, mix(hex("#7d3a1c"), palette.ember, smooth(0.57, 0.49, y) * 0.6), sail(x, y));
    colour = mix(colour, palette.ink, hull(x, y));
    colour = cliff(colour, { x, y, pixel, edge: 0.21, top: 0.22, shore: 0.655, seed: 191, tone: hex("#6f4434") });
    colour = cliff(colour, { x: 0.8 - x, y, pixel, edge: 0.15, top: 0.36, shore: 0.72, seed: 195, tone: hex("#4f332d") });
    colour = cliff(colour, { x, y, pixel, edge: 0.12, top: 0.56, shore: 1.2, seed: 199, tone: hex("#2b2020") });
    return vignette(colour, x / 0.8, y, 0.45);
  };

  /** A wall of rock that comes in from the left. @param {Colour} behind @param {{ x: number, y: number, pixel: number, edge: number, top: number, shore: number, seed: number, tone: Colour }} wall */
  function cliff(behind, { x, y, pixel, edge, top, shore, seed, tone }) {
    const broken = (crests(y * 5, seed, seed, 6) - 0.6) * 0.14;
    const side = edge * (1 + 0.9 * (y - 0.5)) + broken;
    const roof = top + x * 0.9 + (crests(x * 8, 2, seed + 1, 5) - 0.6) * 0.06;
    const waterline = shore - x * 0.12 + (noise(x * 18, 4, seed) - 0.5) * 0.012;
    const inside = Math.min(side - x, (y - roof) * 0.7, waterline - y);
    const cover = smooth(-pixel, pixel, inside);
    if (cover === 0) return behind;
    const strata = clouds(x * 5, y * 26 + x * 9, seed + 3, 5) - 0.5;
    const cracks = crests(x * 16, y * 7, seed + 5, 4) - 0.62;
    const lit = Math.exp(-Math.min(side - x, y - roof) / 0.035);
    let rock = scale(tone, 0.75 + strata * 0.8 + cracks * 0.5);
    rock = add(rock, palette.sun, 0.3 * lit * (0.6 + strata));
    rock = mix(rock, palette.peach, 0.28 * smooth(0.7, 0.45, y));
    return mix(behind, mix(rock, palette.deep, smooth(0.55, 0.95, y) * 0.7), cover);
  }
}

/** Where we are: the island as a chart, our place marked. */
async function island() {
  const shape = await stencil(`${drawings}island.svg`, { width: 1000, left: 0.12, top: 0.1, wide: 1.08 });
  const soft = await blurred(`${drawings}island.svg`, 26);
  const wide = await blurred(`${drawings}island.svg`, 70);
  const here = { x: 0.523, y: 0.585 };
  /** @type {HeroImage} */
  return (x, y, pixel) => {
    const land = shape(x, y);
    const near = wide(x, y);
    let colour = mix(palette.deep, palette.slate, 0.8 * smooth(0, 0.75, near));
    const depth = Math.abs(((near * 9) % 1) - 0.5) * 2;
    colour = mix(colour, palette.sea, smooth(0.9, 0.97, depth) * 0.8 * smooth(0.02, 0.1, near));
    const grid = Math.min(Math.abs(((x * 6) % 1) - 0.5), Math.abs(((y * 6) % 1) - 0.5));
    const open = smooth(0, 0.16, Math.min(x, 1.333 - x, y, 1 - y));
    colour = add(colour, palette.lagoon, 0.05 * open * smooth(0.006, 0.002, grid));
    const height = relief(x, y) * smooth(0.3, 1, soft(x, y));
    const lean = relief(x + pixel * 7, y + pixel * 7) - relief(x - pixel * 7, y - pixel * 7);
    let ground = mix(hex("#d3b78e"), hex("#a9744e"), smooth(0.12, 0.5, height));
    ground = mix(ground, hex("#6b3a26"), smooth(0.5, 0.95, height));
    ground = scale(ground, clamp(1 - lean * 3.4, 0.55, 1.45));
    const line = Math.abs(((height * 11) % 1) - 0.5) * 2;
    ground = mix(ground, palette.pale, 0.5 * smooth(0.88, 0.97, line) * smooth(0.12, 0.24, height));
    colour = mix(colour, ground, land);
    colour = mix(colour, palette.cream, clamp(land * (1 - soft(x, y)) * 2.2 - 0.6) * 0.5);
    const distance = Math.hypot(x - here.x, y - here.y);
    const ring = Math.max(smooth(0.004, 0.002, Math.abs(distance - 0.03)), smooth(0.003, 0.0015, Math.abs(distance - 0.05)) * 0.7);
    colour = mix(colour, palette.clay, smooth(0.013, 0.011, distance));
    colour = mix(colour, palette.clay, ring);
    // The open sea has the colour of the page that the chart lies on.
    return colour;
  };

  /** The Tramuntana in the north-west, a lower range in the east, plain between. @param {number} x @param {number} y */
  function relief(x, y) {
    const along = x * 0.8 - (1 - y) * 0.6;
    const fromNorth = Math.exp(-(((y + x * 0.62 - 0.67) / 0.13) ** 2));
    const fromEast = 0.42 * Math.exp(-(((y + (1.32 - x) * 1.2 - 1.13) / 0.11) ** 2)) * smooth(0.7, 0.95, x);
    return (fromNorth + fromEast) * (0.3 + 0.85 * crests(x * 8 + along, y * 8, 211, 4, 0.42)) + 0.1 * clouds(x * 6, y * 6, 213, 3);
  }
}

/** A drawing out of focus, in the place of the island. @param {string} file @param {number} by */
async function blurred(file, by) {
  const { default: sharp } = await import("sharp");
  const margin = 220;
  const drawn = await sharp(file, { density: 200 }).resize({ width: 1000 }).ensureAlpha().extractChannel("alpha").toColourspace("b-w").png().toBuffer();
  const spread = await sharp(drawn)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: "#000" })
    .blur(by)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = 1000 / 1.08;
  /** @param {number} x @param {number} y */
  return (x, y) => {
    const column = Math.round((x - 0.12) * size) + margin;
    const row = Math.round((y - 0.1) * size) + margin;
    if (column < 0 || row < 0 || column >= spread.info.width || row >= spread.info.height) return 0;
    return (spread.data[row * spread.info.width + column] ?? 0) / 255;
  };
}
