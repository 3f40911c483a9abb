import { fileURLToPath } from "node:url";
import { add, clamp, hex, mix, palette, scale, smooth } from "../paint/colour.mjs";
import { lamp, ridge, sea, sky, vignette } from "../paint/elements.mjs";
import { clouds, crests, noise, randomFrom } from "../paint/noise.mjs";
import { stencil } from "../paint/stencil.mjs";
import { almondSnow } from "./almond-snow.mjs";
import { withPeople } from "./figures.mjs";
import { pine } from "./pine.mjs";
import { town } from "./town.mjs";

/** @typedef {import("../paint/frame.mjs").HeroImage} HeroImage */
/** @typedef {import("../paint/colour.mjs").Colour} Colour */

export const STILL_RATIO = 2.39;

const drawings = fileURLToPath(new URL("./", import.meta.url));

/** The stills of the default projects: each is made when it is asked for. @type {Record<string, () => Promise<HeroImage>>} */
export const stills = {
  "die-salzlinie": saltLine,
  "neun-winde": nineWinds,
  "die-letzte-werft": lastShipyard,
  inselstimmen: islandVoices,
  "nachtmarkt-am-meer": nightMarket,
  mandelschnee: almondSnow,
  "frequenz-sued": frequencySouth,
  "asphalt-und-orangen": asphaltAndOranges,
};

/** White hills of salt behind pink ponds. */
async function saltLine() {
  const sun = { x: 1.74, y: 0.4, radius: 0.075 };
  const heaven = sky({
    horizon: 0.56,
    seed: 5,
    sun,
    light: palette.peach,
    stops: [[0, hex("#3f6470")], [0.45, hex("#c9a89a")], [0.8, hex("#f0b89a")], [1, palette.pale]],
  });
  const hills = [
    { x: 0.36, top: 0.3, width: 0.42 },
    { x: 0.94, top: 0.38, width: 0.34 },
    { x: 1.3, top: 0.45, width: 0.22 },
    { x: 2.2, top: 0.4, width: 0.34 },
  ];
  const far = ridge({ base: 0.56, height: 0.09, seed: 4, colour: hex("#a88c8c"), foot: palette.peach, mist: 0.9 });
  /** @type {HeroImage} */
  return (x, y, pixel) => {
    let colour = far(heaven(x, y), x, y, pixel);
    for (const hill of hills) {
      const rough = (clouds(x * 9, y * 9, 8, 4) - 0.5) * 0.03;
      const slope = Math.abs(x - hill.x) / hill.width;
      const top = hill.top + (0.57 - hill.top) * slope ** 1.12 + rough * slope;
      if (y < 0.575 && y > top) {
        const lit = smooth(-0.9, 0.9, (x - hill.x) / hill.width + (clouds(x * 12, y * 12, 3, 4) - 0.5) * 0.9);
        const salt = mix(hex("#8d8f9c"), hex("#fff3e6"), lit);
        colour = mix(colour, salt, smooth(0, pixel * 1.5, y - top));
      }
    }
    if (y > 0.57) colour = ponds(x, y);
    return vignette(colour, x / STILL_RATIO, y, 0.42);
  };

  /** @param {number} x @param {number} y @returns {Colour} */
  function ponds(x, y) {
    const depth = (y - 0.57) / 0.43;
    const away = 1 / (depth + 0.09);
    const column = (x - 1.3) * away * 0.62 + 20.2;
    const row = Math.log(depth + 0.05) * 2.1 + 9;
    const edge = Math.min(edgeOf(column), edgeOf(row) * 0.7);
    const which = noise(Math.floor(column) * 3.7, Math.floor(row) * 5.1, 14);
    const pink = mix(hex("#e58f86"), which > 0.5 ? hex("#b8566a") : hex("#d98d74"), depth);
    const ripple = (clouds(x * away * 2, away * 8, 6, 3) - 0.5) * 0.3;
    const road = Math.exp(-(((x - sun.x) / (0.08 + depth * 0.3)) ** 2));
    const water = add(scale(pink, 0.85 + ripple), palette.pale, 0.5 * road * (1 - depth * 0.6) + 0.12 * (1 - depth));
    const dyke = mix(hex("#f7e5d6"), hex("#7e5a55"), depth * 0.8);
    return mix(dyke, water, smooth(0.02, 0.055, edge));
  }
}

/** Ridge behind ridge in bands of haze, and one tree that has learnt the wind. */
async function nineWinds() {
  const heaven = sky({
    horizon: 0.8,
    seed: 31,
    sun: { x: 0.62, y: 0.33, radius: 0.06 },
    stops: [[0, hex("#22414c")], [0.4, hex("#7d8f8c")], [0.75, hex("#e0b98c")], [1, palette.pale]],
  });
  const layers = Array.from({ length: 8 }, (_, index) =>
    ridge({
      base: 0.5 + index * 0.065,
      height: 0.17 + index * 0.012,
      scale: 1.5 + index * 0.16,
      seed: 60 + index * 7,
      colour: mix(hex("#c9a988"), palette.deep, (index / 7) ** 0.8),
      foot: mix(palette.pale, hex("#5f6f6c"), index / 8),
      mist: 0.95,
      relief: 0.08 + index * 0.03,
    }),
  );
  const tree = await stencil(pine(), { width: 482, left: 1.28, top: 0.24, wide: 0.72 });
  /** @type {HeroImage} */
  return (x, y, pixel) => {
    let colour = heaven(x, y);
    for (const layer of layers) colour = layer(colour, x, y, pixel);
    const knoll = 0.86 - 0.13 * Math.exp(-(((x - 1.66) / 0.5) ** 2)) + (crests(x * 5, 3, 9, 5) - 0.6) * 0.03;
    colour = mix(colour, palette.ink, Math.max(tree(x, y), smooth(-pixel, pixel, y - knoll)));
    return vignette(colour, x / STILL_RATIO, y, 0.45);
  };
}

/** The ribs of the last boat, before the harbour wakes. */
async function lastShipyard() {
  const sun = { x: 0.7, y: 0.46, radius: 0.09 };
  const heaven = sky({
    horizon: 0.62,
    seed: 12,
    sun,
    light: palette.ember,
    stops: [[0, palette.teal], [0.4, hex("#5a6f76")], [0.75, hex("#d98e63")], [1, palette.peach]],
  });
  const water = sea({
    horizon: 0.62,
    seed: 13,
    sun,
    light: palette.peach,
    stops: [[0, hex("#d98e63")], [0.25, hex("#6d6f70")], [1, palette.ink]],
  });
  const coast = ridge({ base: 0.625, height: 0.13, seed: 17, colour: hex("#8a6a60"), foot: palette.peach, bottom: 0.625 });
  const yard = await stencil(await withPeople(`${drawings}shipyard.svg`, sisters), { width: 1600, left: 0, top: 0, wide: STILL_RATIO });
  /** @type {HeroImage} */
  return (x, y, pixel) => {
    let colour = coast(y < 0.62 ? heaven(x, y) : water(x, y), x, y, pixel);
    const dark = mix(palette.ink, hex("#3a2018"), 0.5 * Math.exp(-Math.hypot(x - sun.x, y - sun.y) / 0.5));
    colour = mix(colour, dark, yard(x, y));
    const haze = smooth(0.5, 0.72, y) * (1 - smooth(0.72, 1, y)) * clouds(x * 1.6, y * 8, 19, 5);
    return vignette(mix(colour, palette.peach, haze * 0.35), x / STILL_RATIO, y, 0.55);
  };
}

/** Two women before their father's boat, some steps apart. @type {import("./figures.mjs").Figure[]} */
const sisters = [
  { x: 548, foot: 848, height: 206, facing: "right", hair: "tail", wear: "coat", arms: [[-16, 26], [-8, 34]], legs: [[-6, -8], [6, 3]] },
  { x: 716, foot: 850, height: 198, facing: "right", hair: "long", lean: -2, nod: -5, arms: [[-14, 8], [4, 22]], legs: [[-10, -13], [9, 2]] },
];

/** The sound of a voice spreads and becomes the outline of an island. */
async function islandVoices() {
  const body = await stencil(`${drawings}microphone.svg`, { width: 900, left: 0.2, top: -0.08, wide: 0.74 });
  const inner = await stencil(`${drawings}microphone-grille.svg`, { width: 900, left: 0.2, top: -0.08, wide: 0.74 });
  /** @type {HeroImage} */
  return (x, y, pixel) => {
    const field = islandField(x, y);
    const base = mix(palette.ink, hex("#0b4650"), smooth(1.3, 0.2, Math.hypot(x - 1.5, y - 0.52)));
    const ringed = Math.abs(((field * 15) % 1) - 0.5) * 2;
    const strength = smooth(0.86, 0.96, ringed) * smooth(-0.12, 0.2, field) * (1 - smooth(0.72, 1, field) * 0.3);
    let colour = mix(base, mix(palette.sea, palette.sun, smooth(0.1, 0.85, field)), strength * 0.9);
    if (field > 0.62) colour = mix(colour, palette.sun, 0.16 * smooth(0.62, 0.66, field));
    colour = add(colour, palette.ember, 0.22 * Math.exp(-Math.hypot(x - 0.62, y - 0.3) / 0.3));
    const metal = body(x, y);
    const rim = body(x, y) - body(x + pixel * 7, y - pixel * 3);
    colour = mix(colour, mix(palette.ink, palette.slate, 0.25 + 0.4 * smooth(0.3, 0.75, x)), metal);
    colour = mix(colour, scale(palette.sun, 0.9), clamp(rim) * 0.9);
    const mesh = inner(x, y);
    const weave = Math.sin(x * 520) * Math.sin(y * 520) * 0.5 + 0.5;
    colour = mix(colour, mix(palette.deep, mix(palette.ember, palette.sun, 0.4), weave * smooth(0.35, 0.85, x)), mesh * 0.85);
    return vignette(colour, x / STILL_RATIO, y, 0.5);
  };
}

/** 1 in the middle of the island, falling to 0 and below in the open sea. @param {number} x @param {number} y */
function islandField(x, y) {
  const across = (x - 1.52) / 0.78;
  const down = (y - 0.52 + across * 0.06) / 0.47;
  const bulge = 0.16 * Math.sin(across * 3.1 + 0.6) - 0.1 * Math.cos(across * 5.3);
  const coast = (clouds(x * 4.2, y * 4.2, 77, 5) - 0.5) * 0.42;
  return 1 - Math.hypot(across, down - bulge) + coast * 0.9;
}

/** Strings of lamps above the stalls, and the moon has come too. */
async function nightMarket() {
  const moon = { x: 1.92, y: 0.25, radius: 0.065 };
  const heaven = sky({
    horizon: 0.58,
    seed: 44,
    sun: moon,
    light: hex("#cfd8cf"),
    glow: 0.28,
    veil: 0.35,
    stops: [[0, palette.night], [0.55, palette.deep], [1, hex("#2b4a55")]],
  });
  const water = sea({
    horizon: 0.58,
    seed: 45,
    sun: moon,
    light: hex("#d9dccb"),
    glitter: 0.5,
    stops: [[0, hex("#2b4a55")], [0.3, palette.deep], [1, palette.night]],
  });
  const stalls = await stencil(await withPeople(`${drawings}market.svg`, strollers), { width: 1600, left: 0, top: 0, wide: STILL_RATIO });
  const lamps = festoons();
  /** @type {HeroImage} */
  return (x, y) => {
    let colour = y < 0.58 ? heaven(x, y) : water(x, y);
    const warmth = Math.exp(-Math.abs(y - 0.72) / 0.22) * smooth(1.75, 1.1, x);
    colour = add(colour, palette.ember, 0.12 * warmth);
    for (const stall of stallLights) {
      const inside = Math.exp(-(((x - stall.x) / stall.size) ** 4) - ((y - stall.y) / (stall.size * 0.62)) ** 4);
      colour = mix(colour, mix(palette.ember, palette.sun, smooth(stall.y + 0.05, stall.y - 0.06, y)), inside * 0.9);
    }
    const dark = mix(palette.night, hex("#5a2410"), 0.5 * warmth * clouds(x * 5, y * 3, 46, 3));
    colour = mix(colour, dark, stalls(x, y));
    for (const light of lamps) colour = lamp(colour, x, y, light);
    return vignette(colour, x / STILL_RATIO, y, 0.4);
  };
}

/** Who sells, who buys, and who has seen the moon. @type {import("./figures.mjs").Figure[]} */
const strollers = [
  { x: 206, foot: 968, height: 300, facing: "right", hair: "cap", arms: [[20, 66], [28, 78]] },
  { x: 312, foot: 936, height: 278, facing: "left", hair: "bun", wear: "dress", lean: 3, arms: [[10, 50], [26, 74]] },
  { x: 566, foot: 952, height: 282, facing: "right", hair: "short", nod: 6, arms: [[14, 60], [22, 66]] },
  { x: 674, foot: 918, height: 250, facing: "left", hair: "long", wear: "skirt", arms: [[4, 20], [34, 96]], legs: [[-4, -6], [6, 2]] },
  { x: 940, foot: 936, height: 252, facing: "left", hair: "hat", arms: [[8, 40], [20, 84]] },
  { x: 1170, foot: 884, height: 206, facing: "right", hair: "long", wear: "dress", lean: 3, arms: [[-14, 6], [18, 40]], legs: [[-20, -30], [20, 8]] },
  { x: 1226, foot: 884, height: 222, facing: "right", hair: "short", lean: 3, arms: [[-20, -4], [16, 30]], legs: [[-22, -34], [22, 10]] },
  { x: 1570, foot: 842, height: 176, facing: "right", hair: "bun", wear: "coat", lean: 7, nod: -12, arms: [[26, 66], [34, 78]], legs: [[-8, -6], [4, 2]] },
  { x: 1612, foot: 842, height: 190, facing: "right", hair: "cap", lean: 8, nod: -14, arms: [[26, 70], [34, 80]], legs: [[-12, -10], [6, 0]] },
];

/** The stalls are lit from within: the middle and half the width of each opening. */
const stallLights = [
  { x: 0.2, y: 0.7, size: 0.155 },
  { x: 0.602, y: 0.71, size: 0.135 },
  { x: 0.956, y: 0.725, size: 0.105 },
];

function festoons() {
  const random = randomFrom(7);
  const strings = [
    { from: [-0.1, 0.1], to: [0.86, 0.24], sag: 0.16 },
    { from: [0.5, 0.06], to: [1.48, 0.34], sag: 0.15 },
    { from: [-0.1, 0.34], to: [0.7, 0.36], sag: 0.09 },
    { from: [0.86, 0.24], to: [1.66, 0.44], sag: 0.06 },
  ];
  const colours = [palette.sun, palette.pale, palette.ember, palette.sun];
  return strings.flatMap(({ from, to, sag }, string) =>
    Array.from({ length: 13 }, (_, index) => {
      const t = (index + 0.3 + random() * 0.3) / 13;
      const near = 1 - string * 0.16;
      return {
        x: (from[0] ?? 0) + ((to[0] ?? 0) - (from[0] ?? 0)) * t,
        y: (from[1] ?? 0) + ((to[1] ?? 0) - (from[1] ?? 0)) * t + sag * 4 * t * (1 - t),
        size: (0.009 + random() * 0.004) * near * (1 + (1 - t) * 0.5),
        light: colours[(index + string) % colours.length] ?? palette.sun,
        strength: 0.9 * near,
      };
    }),
  );
}

/** A mast above flat roofs sends rings into the dusk. */
async function frequencySouth() {
  const top = { x: 1.58, y: 0.17 };
  const heaven = sky({
    horizon: 0.86,
    seed: 91,
    stops: [[0, palette.deep], [0.35, hex("#3a4a5a")], [0.62, hex("#a8553d")], [0.85, palette.ember], [1, palette.sun]],
  });
  const frame = { width: 1600, left: 0, top: 0, wide: STILL_RATIO };
  const houses = town();
  const [behind, front, windows] = await Promise.all([stencil(houses.behind, frame), stencil(houses.front, frame), stencil(houses.windows, frame)]);
  const roofs = await stencil(await withPeople(`${drawings}roofs.svg`, [listener]), frame);
  const far = ridge({ base: 0.86, height: 0.2, seed: 94, scale: 1.7, colour: hex("#7d3a2a"), foot: palette.ember, mist: 0.7 });
  /** @type {HeroImage} */
  return (x, y, pixel) => {
    let colour = far(heaven(x, y), x, y, pixel);
    const distance = Math.hypot(x - top.x, y - top.y);
    const ring = Math.abs(((distance * 8.5 + 0.25) % 1) - 0.5);
    const wave = smooth(0.05 + pixel * 4, 0.012, ring) * Math.exp(-distance / 0.62) * smooth(0.04, 0.1, distance);
    colour = add(colour, palette.pale, wave * 0.5);
    colour = mix(colour, mix(hex("#35201f"), hex("#6b2f22"), smooth(0.95, 0.66, y)), behind(x, y));
    const dusk = mix(palette.ink, hex("#2a1a1c"), smooth(1, 0.6, y));
    colour = mix(colour, dusk, roofs(x, y));
    colour = mix(colour, mix(dusk, palette.umber, 0.25 * noise(x * 7, 1, 95)), front(x, y));
    colour = mix(colour, mix(palette.ember, palette.sun, noise(x * 9, y * 9, 96)), windows(x, y) * 0.95);
    colour = lamp(colour, x, y, { ...top, size: 0.016, light: hex("#ff5a3a"), strength: 1.1 });
    return vignette(colour, x / STILL_RATIO, y, 0.45);
  };
}

/** On the roof, a radio on the knees. @type {import("./figures.mjs").Figure} */
const listener = {
  x: 2040,
  foot: 646,
  height: 150,
  facing: "left",
  hair: "bun",
  sits: true,
  lean: -12,
  nod: -8,
  arms: [[18, 70], [24, 84]],
  legs: [[82, 8], [88, 16]],
  holds: `<path d="M-6 -9H8V1H-6ZM7 -9L16 -24L17 -23.4L8.4 -9Z"/>`,
};

/** An old motorbike above the sea, and the crate has opened. */
async function asphaltAndOranges() {
  const sun = { x: 0.42, y: 0.3, radius: 0.1 };
  const heaven = sky({
    horizon: 0.5,
    seed: 52,
    sun,
    stops: [[0, hex("#2f6a72")], [0.5, hex("#8fae9f")], [0.85, palette.pale], [1, palette.cream]],
  });
  const water = sea({ horizon: 0.5, seed: 53, sun, glitter: 0.5, stops: [[0, hex("#8fb3a6")], [0.4, palette.sea], [1, hex("#0a3f4a")]] });
  const cape = ridge({
    base: 0.505,
    height: 0.3,
    seed: 58,
    colour: hex("#6f7a63"),
    foot: palette.haze,
    bottom: 0.505,
    shape: (x) => smooth(1.3, 2.5, x),
  });
  const bike = await stencil(`${drawings}motorbike.svg`, { width: 1400, left: 0.92, top: 0.3, wide: 0.98 });
  const bikeLight = await stencil(`${drawings}motorbike-shine.svg`, { width: 1400, left: 0.92, top: 0.3, wide: 0.98 });
  const oranges = [
    { x: 0.3, y: 0.9, r: 0.05 },
    { x: 0.62, y: 0.86, r: 0.042 },
    { x: 0.47, y: 0.955, r: 0.056 },
    { x: 0.8, y: 0.93, r: 0.05 },
    { x: 2.02, y: 0.9, r: 0.044 },
    { x: 2.2, y: 0.95, r: 0.056 },
    { x: 0.12, y: 0.965, r: 0.05 },
  ];
  /** @type {HeroImage} */
  return (x, y, pixel) => {
    let colour = cape(y < 0.5 ? heaven(x, y) : water(x, y), x, y, pixel);
    const wall = 0.66 + 0.008 * Math.sin(x * 40) * noise(x * 12, 3, 5);
    if (y > wall && y < 0.75) {
      const stone = noise(Math.floor(x * 17 + (y > 0.705 ? 0.5 : 0)) * 3.1, y > 0.705 ? 9 : 2, 61);
      colour = scale(mix(hex("#c8a98a"), hex("#8f6f58"), stone), 0.8 + 0.35 * clouds(x * 14, y * 14, 62, 4));
    }
    if (y >= 0.75) colour = road(x, y);
    const shadow = Math.exp(-(((x - 1.5) / 0.5) ** 2) - ((y - 0.9) / 0.018) ** 2);
    colour = mix(colour, palette.night, shadow * 0.7);
    colour = mix(colour, palette.ink, bike(x, y));
    colour = mix(colour, mix(palette.clay, palette.sun, smooth(0.62, 0.5, y)), bikeLight(x, y));
    for (const orange of oranges) colour = fruit(orange, colour, x, y, pixel);
    return vignette(colour, x / STILL_RATIO, y, 0.42);
  };

  /** @param {number} x @param {number} y @returns {Colour} */
  function road(x, y) {
    const gravel = noise(x * 420, y * 420, 64) * 0.3 + clouds(x * 5, y * 14, 65, 4) * 0.5;
    const asphalt = scale(mix(hex("#6b6a66"), hex("#33373a"), smooth(0.75, 1, y)), 0.7 + gravel * 0.6);
    const line = smooth(0.01, 0.006, Math.abs(y - 0.79)) * 0.8;
    return mix(asphalt, palette.haze, line);
  }

  /** @param {{ x: number, y: number, r: number }} orange @param {Colour} behind @param {number} x @param {number} y @param {number} pixel */
  function fruit(orange, behind, x, y, pixel) {
    const across = (x - orange.x) / orange.r;
    const down = (y - orange.y) / orange.r;
    const shadow = Math.exp(-(((across - 0.5) / 1.1) ** 2) - ((down - 0.92) / 0.22) ** 2);
    const colour = mix(behind, palette.night, shadow * 0.6);
    const distance = Math.hypot(across, down);
    if (distance > 1.1) return colour;
    const lit = clamp(0.62 - across * 0.42 - down * 0.5 + (noise(across * 14, down * 14, 66) - 0.5) * 0.12);
    const peel = mix(hex("#8a2a08"), mix(hex("#f08020"), hex("#ffd58a"), smooth(0.75, 1.1, lit)), smooth(0.05, 0.7, lit));
    return mix(colour, peel, smooth(1 + pixel / orange.r, 1 - pixel / orange.r, distance));
  }
}

/** @param {number} value */
function edgeOf(value) {
  const part = value - Math.floor(value);
  return Math.min(part, 1 - part);
}

