import { clamp, hex, mix, palette, scale } from "../paint/colour.mjs";
import { ridge, sky, vignette } from "../paint/elements.mjs";
import { clouds, randomFrom } from "../paint/noise.mjs";
import { stencil } from "../paint/stencil.mjs";

/** @typedef {import("../paint/frame.mjs").HeroImage} HeroImage */
/** @typedef {import("../paint/colour.mjs").Colour} Colour */
/** @typedef {{ x: number, y: number, size: number }} Tree where it stands on 2390 x 1000; half the width of its crown */

const EARTH = 0.56;

/** Rows of trees, far ones first; `haze` 0 to 1. */
const rows = [
  { y: 590, size: 30, count: 20, haze: 0.75 },
  { y: 630, size: 58, count: 13, haze: 0.5 },
  { y: 706, size: 110, count: 8, haze: 0.25 },
  { y: 862, size: 205, count: 5, haze: 0 },
];

/** Rows of almond trees in blossom on red earth. */
export async function almondSnow() {
  const heaven = sky({
    horizon: 0.56,
    seed: 71,
    sun: { x: 0.5, y: 0.2, radius: 0.055 },
    light: palette.pale,
    stops: [[0, hex("#5f8a92")], [0.5, hex("#a9bdb4")], [1, hex("#f3e2c6")]],
  });
  const hills = [
    ridge({ base: 0.5, height: 0.18, seed: 73, colour: hex("#7f9290"), foot: palette.haze, mist: 0.9, relief: 0.1 }),
    ridge({ base: 0.56, height: 0.12, seed: 75, colour: hex("#5d6f66"), foot: palette.haze, mist: 0.8, relief: 0.2 }),
  ];
  const random = randomFrom(31);
  const orchard = await Promise.all(rows.map((row) => paintedRow(row, random)));
  const fallen = await mask(petals(random));
  /** @type {HeroImage} */
  return (x, y, pixel) => {
    let colour = heaven(x, y);
    for (const hill of hills) colour = hill(colour, x, y, pixel);
    if (y > EARTH) colour = mix(earth(x, y), hex("#fbe6de"), fallen(x, y) * 0.8);
    for (const row of orchard) colour = row(colour, x, y);
    return vignette(colour, x / 2.39, y, 0.4);
  };
}

/** @param {number} x @param {number} y @returns {Colour} */
function earth(x, y) {
  const depth = (y - EARTH) / (1 - EARTH);
  const away = 1 / (depth + 0.12);
  const furrows = Math.sin((x - 1.2) * away * 16 + clouds(x * 6, y * 6, 81, 3) * 3);
  const clods = clouds(x * (14 + away), y * 40, 79, 4) - 0.5;
  return scale(mix(hex("#c9825a"), hex("#8f3f20"), depth), 0.92 + 0.12 * furrows + clods * 0.4);
}

/** The shadows, wood and blossoms of a row. @param {{ y: number, size: number, count: number, haze: number }} row @param {() => number} random */
async function paintedRow({ y, size, count, haze }, random) {
  const trees = Array.from({ length: count }, (_, index) => ({
    x: ((index + 0.5 + (random() - 0.5) * 0.3) / count) * 2390,
    y: y + (random() - 0.5) * size * 0.3,
    size: size * (0.8 + random() * 0.4),
  })).map((tree) => almond(tree, random));
  const tones = [
    { drawn: trees.map(({ shadow }) => shadow), colour: hex("#5a2413"), strength: 0.4 - haze * 0.2 },
    { drawn: trees.map(({ wood }) => wood), colour: hex("#2a1812"), strength: 1 },
    { drawn: trees.map(({ shade }) => shade), colour: hex("#bf9595"), strength: 1 },
    { drawn: trees.map(({ blossom }) => blossom), colour: hex("#ecc8c2"), strength: 1 },
    { drawn: trees.map(({ light }) => light), colour: hex("#fffaf4"), strength: 1 },
  ];
  const layers = await Promise.all(
    tones.map(async ({ drawn, colour, strength }) => ({ cover: await mask(drawn.join("")), colour: mix(colour, hex("#eddac2"), haze * 0.6), strength })),
  );
  /** @param {Colour} behind @param {number} x @param {number} y */
  return (behind, x, y) => {
    let colour = behind;
    for (const layer of layers) colour = mix(colour, layer.colour, clamp(layer.cover(x, y) * layer.strength));
    return colour;
  };
}

/** A vase of branches from a short trunk, round each branch's end a cloud of blossoms, lit from the upper left. @param {Tree} tree @param {() => number} random */
function almond({ x, y, size }, random) {
  const lean = (random() - 0.5) * 0.24;
  const fork = { x: x + lean * size, y: y - size * 0.62 };
  const branches = [-68, -40, -12, 16, 44, 70].map((angle) => {
    const turn = ((angle + (random() - 0.5) * 16) * Math.PI) / 180;
    const reach = size * (0.86 + random() * 0.24);
    return { x: fork.x + Math.sin(turn) * reach, y: fork.y - Math.cos(turn) * reach * 0.95 - size * 0.1 };
  });
  const clouds = branches.flatMap((end) => [0.5, 0.75, 1].map((t) => ({ x: fork.x + (end.x - fork.x) * t, y: fork.y + (end.y - fork.y) * t - size * 0.1 * (1 - t) })));
  const wide = size * 0.085;
  return {
    shadow: dapples({ x: x + size * 0.35, y, size }, random),
    wood: `<path d="M${round(x - wide * 1.5)} ${round(y)}Q${round(x - wide * 0.4)} ${round(y - size * 0.2)} ${round(fork.x - wide)} ${round(fork.y)}H${round(fork.x + wide)}Q${round(x + wide)} ${round(y - size * 0.2)} ${round(x + wide * 1.7)} ${round(y)}Z"/>${branches
      .map((end) => `<path fill="none" stroke="#fff" stroke-linecap="round" stroke-width="${round(size * 0.06)}" d="M${round(fork.x)} ${round(fork.y)}Q${round(fork.x + (end.x - fork.x) * 0.35)} ${round(fork.y - size * 0.16)} ${round(end.x)} ${round(end.y)}"/>`)
      .join("")}`,
    shade: dabs({ clouds, random, count: 24, across: 0.03, down: 0.08, size, from: 0.022, to: 0.06 }),
    blossom: dabs({ clouds, random, count: 36, across: -0.01, down: -0.02, size, from: 0.014, to: 0.042 }),
    light: dabs({ clouds, random, count: 40, across: -0.08, down: -0.11, size, from: 0.008, to: 0.026 }),
  };
}

/** Shade with gaps of sun in it. @param {Tree} tree @param {() => number} random */
function dapples({ x, y, size }, random) {
  return Array.from({ length: 60 }, () => {
    const along = random() * 2 - 1;
    const across = (random() * 2 - 1) * Math.sqrt(1 - along * along);
    return `<ellipse cx="${round(x + along * size)}" cy="${round(y + across * size * 0.09)}" rx="${round(size * (0.06 + random() * 0.12))}" ry="${round(size * (0.008 + random() * 0.014))}"/>`;
  }).join("");
}

/** Touches of a brush round each cloud's middle. @param {{ clouds: Array<{ x: number, y: number }>, random: () => number, count: number, across: number, down: number, size: number, from: number, to: number }} brush */
function dabs({ clouds: middles, random, count, across, down, size, from, to }) {
  return middles
    .flatMap(({ x, y }) =>
      Array.from({ length: count }, () => {
        const angle = random() * 2 * Math.PI;
        const away = Math.sqrt(random()) * size * 0.31;
        const left = x + across * size + Math.cos(angle) * away;
        const top = y + down * size + Math.sin(angle) * away * 0.85;
        return `<ellipse cx="${round(left)}" cy="${round(top)}" rx="${round(size * (from + random() * (to - from)))}" ry="${round(size * (from + random() * (to - from)) * 0.85)}"/>`;
      }),
    )
    .join("");
}

/** What has fallen, flat on the ground. @param {() => number} random */
function petals(random) {
  return Array.from({ length: 1500 }, () => {
    const depth = random() ** 1.3;
    const y = (EARTH + 0.012 + depth * (1 - EARTH)) * 1000;
    return `<ellipse cx="${round(random() * 2390)}" cy="${round(y)}" rx="${round(1 + depth * 5 * (0.5 + random()))}" ry="${round(0.5 + depth * 1.7 * (0.5 + random()))}"/>`;
  }).join("");
}

/** @param {string} shapes */
function mask(shapes) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2390 1000" width="1600" height="669" fill="#fff">${shapes}</svg>`;
  return stencil(Buffer.from(svg), { width: 1600, left: 0, top: 0, wide: 2.39 });
}

/** @param {number} value */
function round(value) {
  return value.toFixed(1);
}
