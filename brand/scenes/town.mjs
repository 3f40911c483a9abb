import { randomFrom } from "../paint/noise.mjs";

/** A town of flat roofs on 2390 x 1000: houses, and windows that lie in them. */

/** @typedef {{ x: number, wide: number, top: number, hut?: number }} House `hut`: how far to the right the top of the stairs stands on the roof */

/** The street in front, from left to right. @type {House[]} */
const nearHouses = [
  { x: -10, wide: 190, top: 764, hut: 60 },
  { x: 180, wide: 240, top: 716, hut: 40 },
  { x: 420, wide: 196, top: 804 },
  { x: 616, wide: 226, top: 736, hut: 150 },
  { x: 842, wide: 246, top: 702, hut: 20 },
  { x: 1088, wide: 204, top: 810 },
  { x: 1292, wide: 176, top: 768, hut: 90 },
  { x: 1468, wide: 214, top: 744 },
  { x: 1682, wide: 170, top: 790 },
  { x: 1852, wide: 272, top: 698, hut: 30 },
  { x: 2124, wide: 276, top: 726, hut: 190 },
];

/** The houses behind, those in front, and their lit windows, as drawings. */
export function town() {
  const random = randomFrom(17);
  const far = Array.from({ length: 18 }, (_, index) => ({ x: index * 136 - 20 + random() * 30, wide: 120 + random() * 40, top: 640 + random() * 110 }));
  return {
    behind: drawing(far.map(walls)),
    front: drawing(nearHouses.map(walls)),
    windows: drawing(nearHouses.map((house) => windows(house, random))),
  };
}

/** @param {string[]} shapes */
function drawing(shapes) {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2390 1000" fill="#fff">${shapes.join("")}</svg>`);
}

/** Walls, a low parapet, the hut above the stairs. @param {House} house */
function walls({ x, wide, top, hut }) {
  const stairs = hut === undefined ? "" : `<path d="M${x + hut} ${top}V${top - 44}H${x + hut + 66}V${top}ZM${x + hut - 5} ${top - 44}h76v-7h-76z"/>`;
  return `<path d="M${x} 1000V${top}H${x + wide}V1000Z"/><path d="M${x - 4} ${top}h${wide + 8}v-9h-${wide + 8}z"/>${stairs}`;
}

/** Storeys of tall windows with a cross, here and there one lit. @param {House} house @param {() => number} random */
function windows({ x, wide, top }, random) {
  const columns = Math.floor((wide - 36) / 58);
  const gap = wide / columns;
  const lit = [];
  for (let y = top + 34; y < 960; y += 86) {
    for (let column = 0; column < columns; column += 1) {
      if (random() > 0.36) continue;
      const left = Math.round(x + gap * (column + 0.5) - 14);
      lit.push(`<path d="M${left} ${y}h12.5v18h-12.5zM${left + 15.5} ${y}h12.5v18h-12.5zM${left} ${y + 21}h12.5v23h-12.5zM${left + 15.5} ${y + 21}h12.5v23h-12.5z"/>`);
    }
  }
  return lit.join("");
}
