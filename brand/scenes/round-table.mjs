import { add, clamp, hex, mix, palette, smooth } from "../paint/colour.mjs";
import { lamp, ridge, sea, sky, vignette } from "../paint/elements.mjs";
import { clouds } from "../paint/noise.mjs";
import { stencil } from "../paint/stencil.mjs";
import { figure } from "./figures.mjs";

/** @typedef {import("../paint/frame.mjs").HeroImage} HeroImage */

const TABLE = 0.7;
const WINDOW = { left: 1.2, right: 2.26, top: 0.1, bottom: 0.6 };
const MIDDLE = 1.73;

/** Who talks to whom, 850 points tall, hips on 770. @type {import("./figures.mjs").Figure[]} */
const guests = [
  { x: 1430, foot: 770, height: 850, facing: "right", hair: "bun", sits: true, lean: 5, nod: -3, arms: [[18, 82], [30, 100]], legs: [[80, -4], [86, 4]] },
  { x: 2030, foot: 770, height: 850, facing: "left", hair: "short", sits: true, lean: 3, arms: [[24, 88], [34, 138]], legs: [[80, -2], [86, 8]] },
];

/** Podcast: two people, two microphones, and the evening outside. Words stand on the left, so all happens on the right. */
export async function roundTable(detail = 1) {
  const sun = { x: 1.66, y: 0.35, radius: 0.062 };
  const heaven = sky({ horizon: 0.46, seed: 411, sun, stops: [[0, hex("#31505a")], [0.45, hex("#b0684a")], [0.8, palette.sun], [1, palette.pale]] });
  const water = sea({ horizon: 0.46, seed: 412, sun, glitter: 0.8, stops: [[0, hex("#d99a5c")], [0.16, palette.sea], [0.5, palette.deep], [1, palette.deep]] });
  const land = ridge({ base: 0.47, height: 0.13, seed: 413, colour: hex("#5c3530"), foot: palette.peach, bottom: 0.463, shape: (x) => smooth(1.55, 1.2, x) + smooth(1.85, 2.3, x) });
  const whole = { width: Math.round(2390 * detail), left: 0, top: 0, wide: 2.39 };
  const people = await stencil(drawing(guests.map(figure).join("")), whole);
  const table = await stencil(drawing(furniture()), whole);
  const microphones = await stencil(drawing(`${microphone(1570, 1)}${microphone(1890, -1)}`), whole);
  const coloured = await stencil(drawing(`${grille(1570, 1)}${grille(1890, -1)}${guests.map(headphones).join("")}`), whole);
  /** @type {HeroImage} */
  const room = (x, y, pixel) => {
    const warmth = Math.exp(-Math.hypot((x - MIDDLE) * 0.8, y - 0.45) / 0.4);
    let colour = mix(mix(palette.night, palette.teal, 0.75 * smooth(0.2, 1.3, x)), hex("#3c2a26"), 0.75 * warmth);
    colour = mix(colour, framed(x, y, pixel, () => land(y < 0.46 ? heaven(x, y) : water(x, y), x, y, pixel)), inWindow(x, y, pixel));
    colour = add(colour, palette.ember, 0.12 * warmth * clouds(x * 2, y * 4, 414, 4));
    const lit = clamp(people(x, y) - people(x, y - pixel * 4)) + 0.8 * clamp(people(x, y) - people(x + (x < MIDDLE ? pixel : -pixel) * 4, y));
    colour = mix(colour, mix(palette.night, hex("#1a2327"), smooth(0.8, 0.4, y)), people(x, y));
    colour = add(colour, palette.sun, 0.55 * clamp(lit) * smooth(0.75, 0.5, y));
    colour = mix(colour, palette.night, Math.max(table(x, y), smooth(-pixel, pixel, y - 0.99)));
    const top = smooth(0.012, 0.002, Math.abs(y - TABLE)) * smooth(0.29, 0.27, Math.abs(x - MIDDLE)) * table(x, y);
    colour = add(colour, mix(palette.sun, palette.ember, 0.4), 0.6 * top * Math.exp(-(((x - MIDDLE) / 0.42) ** 2)));
    colour = mix(colour, hex("#0a1418"), microphones(x, y));
    colour = mix(colour, mix(palette.clay, palette.sun, smooth(0.56, 0.38, y)), coloured(x, y));
    colour = lamp(colour, x, y, { x: MIDDLE, y: 0.178, size: 0.017, light: palette.cream, strength: 1.5 });
    return colour;
  };
  // why: higher than it is drawn, the faces stand clear of the headline.
  /** @type {HeroImage} */
  return (x, y, pixel) => vignette(room(x, y + 0.07, pixel), x / 2.39, y, 0.4);
}

/** How much of a point lies in the window. @param {number} x @param {number} y @param {number} pixel */
function inWindow(x, y, pixel) {
  const { left, right, top, bottom } = WINDOW;
  return smooth(-pixel, pixel, Math.min(x - left, right - x, y - top, bottom - y));
}

/** The view, behind three wings. @param {number} x @param {number} y @param {number} pixel @param {() => import("../paint/colour.mjs").Colour} view */
function framed(x, y, pixel, view) {
  const { left, right, top, bottom } = WINDOW;
  const wing = (right - left) / 3;
  const toBar = Math.min(...[1, 2].map((bar) => Math.abs(x - left - bar * wing)), x - left, right - x, y - top, bottom - y);
  return mix(hex("#11191c"), view(), smooth(0.008 - pixel, 0.008 + pixel, toBar));
}

/** The table with its feet, and the shade that hangs above it. */
function furniture() {
  return `<rect x="1452" y="700" width="556" height="30" rx="9"/><path d="M1530 730L1500 1000H1520L1556 730ZM1930 730L1960 1000H1940L1904 730Z"/>
    <path d="M1727 0H1733V110H1727ZM1730 96C1776 96 1806 132 1816 178H1644C1654 132 1684 96 1730 96Z"/>
    <path d="M1330 788h180v22h-82v158l56 32h-136l56 -32V810h-74ZM1346 800L1318 560h20L1366 800ZM1950 788h180v22h-74v158l56 32h-136l56 -32V810h-82ZM2114 800L2142 560h-20L2094 800Z"/>
    <path d="M1700 662h44l-5 38h-34ZM1744 670c18 0 18 22 -2 22v-6c10 0 10 -10 2 -10Z"/>`;
}

/** A microphone on its arm; `way` 1 speaks to the left, -1 to the right. @param {number} x @param {number} way */
function microphone(x, way) {
  return `<g transform="translate(${x} 0) scale(${way} 1)">
    <path d="M70 700L96 566L14 506" fill="none" stroke="#fff" stroke-width="9" stroke-linejoin="round"/><circle cx="96" cy="566" r="11"/><rect x="48" y="684" width="46" height="18" rx="5"/>
    <g transform="rotate(-24 0 500)"><rect x="-14" y="472" width="84" height="56" rx="14"/></g></g>`;
}

/** What one speaks into. @param {number} x @param {number} way */
function grille(x, way) {
  return `<g transform="translate(${x} 0) scale(${way} 1) rotate(-24 0 500)"><rect x="-62" y="464" width="60" height="72" rx="30"/></g>`;
}

/** On the head of somebody who sits. @param {import("./figures.mjs").Figure} person */
function headphones({ x, foot, height, facing, lean = 0, nod = 0 }) {
  const size = height / 100;
  return `<g transform="translate(${x} ${foot + 50 * size}) scale(${facing === "left" ? -size : size} ${size}) rotate(${lean} 0 -50) translate(0 -85) rotate(${nod})">
    <path d="M-.8 -7C-2.2 -12 -1.6 -14 -.8 -15" fill="none" stroke="#fff" stroke-width="1.5"/><ellipse cx="-.6" cy="-6.8" rx="2.7" ry="3.6"/></g>`;
}

/** @param {string} shapes */
function drawing(shapes) {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2390 1000" width="2390" height="1000" fill="#fff" stroke="none">${shapes}</svg>`);
}
