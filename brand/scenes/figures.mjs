import { readFile } from "node:fs/promises";

/**
 * People seen from afar, as silhouettes with the proportions of people: 100 units tall, feet on 0, up is negative.
 * Angles are degrees from hanging straight down; positive is forward, to the right.
 * @typedef {[number, number]} Limb angles of upper and lower part
 * @typedef {"short" | "bun" | "tail" | "long" | "cap" | "hat"} Hair
 * @typedef {"trousers" | "dress" | "coat" | "skirt"} Wear
 * @typedef {{ x: number, foot: number, height: number, facing?: "left" | "right" | "us", lean?: number, nod?: number, arms?: [Limb, Limb], legs?: [Limb, Limb], hair?: Hair, wear?: Wear, holds?: string, sits?: boolean }} Figure
 *   `holds`: SVG in the units of the figure, at the front hand; `sits`: `foot` is the seat
 */

/** A drawing of this folder with people in it. @param {string} file @param {Figure[]} people */
export async function withPeople(file, people) {
  const svg = await readFile(file, "utf8");
  return Buffer.from(svg.replace("</svg>", `<g fill="#fff" stroke="none">${people.map(figure).join("")}</g></svg>`));
}

/** @param {Figure} person */
export function figure({ x, foot, height, facing = "us", lean = 0, nod = 0, arms, legs, hair = "short", wear = "trousers", holds = "", sits = false }) {
  const isFront = facing === "us";
  const wide = isFront ? 1 : 0.68;
  const stand = legs ?? (isFront ? [[-7, -4], [5, 3]] : [[-9, -12], [8, 2]]);
  const swing = arms ?? (isFront ? [[-12, -4], [12, 4]] : [[-8, 4], [10, 24]]);
  const hip = isFront ? 4.6 : 1;
  const shoulder = isFront ? 9.4 : 2;
  const size = height / 100;
  const drop = sits ? 50 : 0;
  return `<g transform="translate(${x} ${foot + drop * size}) scale(${facing === "left" ? -size : size} ${size})">
    ${leg(-hip, stand[0], isFront)}${leg(hip, stand[1])}
    <g transform="rotate(${lean} 0 -50)">
      ${arm(-shoulder, swing[0], "")}
      ${body(wide, wear)}
      <g transform="translate(0 -85) rotate(${nod})">${isFront ? headFromFront(hair) : headFromSide(hair)}</g>
      ${arm(shoulder, swing[1], holds)}
    </g></g>`;
}

/** @param {number} wide @param {Wear} wear */
function body(wide, wear) {
  const s = 11 * wide;
  const w = 7.6 * wide;
  const h = 9 * wide + 0.8;
  const hem = { trousers: "", dress: skirt(h, -24, 1.65), skirt: skirt(h, -30, 1.35), coat: skirt(h, -32, 1.25) }[wear];
  const waist = wear === "coat" ? h : w + 0.6;
  return `<path d="M-2.6 -90V-84C-${s * 0.6} -82.5 -${s} -81.5 -${s} -77C-${s} -70 -${waist} -66 -${waist} -60C-${h} -54 -${h} -50 -${h} -46H${h}C${h} -50 ${h} -54 ${waist} -60C${waist} -66 ${s} -70 ${s} -77C${s} -81.5 ${s * 0.6} -82.5 2.6 -84V-90Z"/>${hem}`;
}

/** @param {number} hip @param {number} hem @param {number} flare */
function skirt(hip, hem, flare) {
  return `<path d="M-${hip * 0.85} -60C-${hip * 1.1} -50 -${hip * flare} ${hem - 10} -${hip * flare} ${hem}C-${hip * 0.5} ${hem + 2} ${hip * 0.5} ${hem + 2} ${hip * flare} ${hem}C${hip * flare} ${hem - 10} ${hip * 1.1} -50 ${hip * 0.85} -60Z"/>`;
}

/** @param {number} hip @param {Limb} angles @param {boolean} [turnsOut] the foot points back */
function leg(hip, [thigh, shin], turnsOut = false) {
  const knee = along([hip, -49], thigh, 24);
  const ankle = along(knee, shin, 22);
  return `${taper([hip, -49], 5, knee, 3.5)}${taper(knee, 3.4, ankle, 2.1)}<path transform="translate(${ankle[0]} ${ankle[1]}) scale(${turnsOut ? -1 : 1} 1)" d="M-2.2 -1.5L2 -2L6 2C6.4 3.4 5 3.4 4 3.4H-2.6Z"/>`;
}

/** @param {number} shoulder @param {Limb} angles @param {string} holds */
function arm(shoulder, [upper, lower], holds) {
  const elbow = along([shoulder, -77], upper, 16);
  const hand = along(elbow, lower, 14.5);
  return `${taper([shoulder, -77], 3.3, elbow, 2.4)}${taper(elbow, 2.4, hand, 1.5)}<circle cx="${hand[0]}" cy="${hand[1]}" r="1.9"/>${holds && `<g transform="translate(${hand[0]} ${hand[1]})">${holds}</g>`}`;
}

/** Face with nose and chin, looking right. @param {Hair} hair */
function headFromSide(hair) {
  return `<path d="M-5.4 -6.5C-5.6 -11 -2.5 -13.6 .6 -13.4C3.8 -13.2 4.8 -11 4.8 -8.8L6.2 -5.9C6.3 -5.3 5.6 -5.2 5.2 -5.1L5.3 -3C5.2 -1.6 4.6 -.5 3.6 -.2C2.4 .1 1.8 0 1.6 1.2L-2.6 1C-4.6 -2 -5.4 -4.5 -5.4 -6.5Z"/>${
    {
      short: `<path d="M4.6 -10C5.2 -13.2 2 -15 -1 -14.6C-5 -14.2 -6.9 -10.5 -6.4 -6L-4 -3.4Z"/>`,
      bun: `<path d="M4.4 -10.4C4.4 -13.4 1.6 -14.8 -1 -14.4C-4.6 -14 -6.4 -10.5 -5.8 -6L-3 -3Z"/><circle cx="-6.2" cy="-12.2" r="3.4"/>`,
      tail: `<path d="M4.4 -10.4C4.4 -13.4 1.6 -14.8 -1 -14.4C-4.6 -14 -6.4 -10.5 -5.8 -6L-3 -3Z"/><path d="M-4.6 -12C-9 -13.6 -11.4 -9 -10.4 -4.6C-10 -2 -11 0 -12.4 1.2C-9 1.2 -7 -1.6 -7.2 -5C-7.2 -7.4 -6.4 -8.6 -4.8 -8.8Z"/>`,
      long: `<path d="M4.6 -10C5 -13.6 1.6 -15 -1.2 -14.6C-6 -14 -7.6 -9 -7 -4C-6.8 0 -8 4 -9.4 6.4C-6 7.4 -2.6 6 -1.4 3C-.6 0 -1.2 -4 1 -7.6Z"/>`,
      cap: `<path d="M-6 -8.6C-6 -13 -3 -15 .4 -14.8C3.8 -14.6 5.4 -12 5.2 -9.4L9.6 -8.4C9.8 -7.6 9 -7.4 8.2 -7.4L-5.8 -7.4Z"/>`,
      hat: `<path d="M-5 -9.6C-5.6 -13.6 -3.6 -16 -.4 -16C2.8 -16 4.6 -14 4.6 -10L10 -8.4C10.4 -7.4 8 -7.4 6 -7.8C1 -8.8 -3 -8.6 -8.6 -6.6C-10 -6.4 -9.6 -8 -5 -9.6Z"/>`,
    }[hair]
  }`;
}

/** @param {Hair} hair */
function headFromFront(hair) {
  return `<path d="M-2.4 2V-2H2.4V2Z"/><path d="M-4.7 -7.5C-4.7 -3.5 -2.6 0 0 0C2.6 0 4.7 -3.5 4.7 -7.5C4.7 -11.4 2.8 -13.4 0 -13.4C-2.8 -13.4 -4.7 -11.4 -4.7 -7.5Z"/>${
    {
      short: `<path d="M-5.2 -7C-6 -12 -3.4 -15 .4 -14.8C4 -14.6 5.8 -11.6 5.2 -7C4.6 -10 -4.4 -10 -5.2 -7Z"/>`,
      bun: `<path d="M-5.2 -6C-6 -12 -3.4 -14.6 0 -14.6C3.4 -14.6 6 -12 5.2 -6Z"/><circle cx="0" cy="-16" r="3.2"/>`,
      tail: `<path d="M-5.2 -6C-6 -12 -3.4 -14.6 0 -14.6C3.4 -14.6 6 -12 5.2 -6Z"/><path d="M3.4 -11C8.4 -12 8.4 -4 8 0C7.4 3 6 4 5 4C6 0 5.4 -5 3.4 -7Z"/>`,
      long: `<path d="M-5.4 -8C-5.6 -12.6 -3.2 -14.8 0 -14.8C3.2 -14.8 5.6 -12.6 5.4 -8C5.6 -3 7.4 1 7 5.4C4 6.6 2.6 5 2.6 2H-2.6C-2.6 5 -4 6.6 -7 5.4C-7.4 1 -5.6 -3 -5.4 -8Z"/>`,
      cap: `<path d="M-5.4 -8.4C-5.4 -13 -3 -15 0 -15C3 -15 5.4 -13 5.4 -8.4L6.6 -6.8H-6.6Z"/>`,
      hat: `<path d="M-4.8 -10C-4.8 -14.4 -3 -16.4 0 -16.2C3 -16.4 4.8 -14.4 4.8 -10C7.6 -9.6 9.6 -8.6 10 -7.4C6 -8 -6 -8 -10 -7.4C-9.6 -8.6 -7.6 -9.6 -4.8 -10Z"/>`,
    }[hair]
  }`;
}

/** @param {[number, number]} from @param {number} angle @param {number} length @returns {[number, number]} */
function along([x, y], angle, length) {
  const turn = (angle * Math.PI) / 180;
  return [round(x + Math.sin(turn) * length), round(y + Math.cos(turn) * length)];
}

/** A limb between two joints. @param {[number, number]} a @param {number} thick its radius there @param {[number, number]} b @param {number} thin */
function taper(a, thick, b, thin) {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const across = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  /** @param {[number, number]} point @param {number} by */
  const beside = (point, by) => `${round(point[0] + (across[0] ?? 0) * by)} ${round(point[1] + (across[1] ?? 0) * by)}`;
  return `<path d="M${beside(a, thick)}L${beside(b, thin)}L${beside(b, -thin)}L${beside(a, -thick)}Z"/><circle cx="${a[0]}" cy="${a[1]}" r="${thick}"/><circle cx="${b[0]}" cy="${b[1]}" r="${thin}"/>`;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 100) / 100;
}
