import { randomFrom } from "../paint/noise.mjs";

/** A pine on 720 x 640 that the wind from the left has combed: the trunk leans away, the crown streams out in flat layers. */

/** Layers of needles: middle, half the length, half the thickness. @type {Array<[number, number, number, number]>} */
const layers = [
  [330, 92, 120, 26],
  [430, 120, 150, 30],
  [300, 150, 130, 26],
  [500, 176, 150, 26],
  [380, 206, 140, 24],
  [560, 236, 110, 20],
  [470, 268, 100, 18],
];

export function pine() {
  const random = randomFrom(12);
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 640" fill="#fff" stroke="#fff" stroke-linecap="round">
    <path stroke="none" d="M96 640C120 600 128 560 140 510C156 440 190 380 236 320C270 274 300 230 320 170L336 172C324 236 300 290 272 338C226 410 194 470 184 530C178 570 186 606 206 640Z"/>
    <path fill="none" stroke-width="13" d="M196 404C250 330 330 300 420 270M232 340C280 276 360 240 480 214"/>
    <path fill="none" stroke-width="9" d="M262 300C330 236 400 196 520 176M300 240C340 190 390 150 470 126M318 196C326 160 330 130 340 100"/>
    <path fill="none" stroke-width="5" d="M180 450C150 430 130 424 104 426M400 276C460 262 520 256 580 244"/>
    ${layers.map((layer) => needles(layer, random)).join("")}
  </svg>`);
}

/** Tufts that all point to where the wind goes. @param {[number, number, number, number]} layer @param {() => number} random */
function needles([x, y, across, down], random) {
  const tufts = Array.from({ length: Math.round(across * 1.5) }, () => {
    const along = random() * 2 - 1;
    const up = (random() * 2 - 1) * Math.sqrt(1 - along * along);
    const left = x + along * across;
    const top = y + up * down - along * 8;
    const reach = 14 + random() * 26;
    const rise = (random() - 0.55) * 16;
    return `<path d="M${left.toFixed(0)} ${top.toFixed(0)}q${(reach * 0.6).toFixed(0)} ${(rise * 0.2).toFixed(0)} ${reach.toFixed(0)} ${rise.toFixed(0)}" stroke-width="${(3 + random() * 4).toFixed(1)}"/>`;
  });
  return `<g fill="none">${tufts.join("")}</g><ellipse stroke="none" cx="${x}" cy="${y}" rx="${across * 0.86}" ry="${down * 0.62}" transform="rotate(-4 ${x} ${y})"/>`;
}
