import { randomFrom } from "../../paint/noise.mjs";

/** Hair inside a mass: lines and curls, the same on every machine. */

/** @typedef {[number, number]} Point */

/**
 * Strands between two curves, as a comb draws them.
 * @param {{ from: Point[], to: Point[], count: number, colour: string, width?: number, seed: number, opacity?: number }} comb two cubic curves of four points: the first and the last strand
 */
export function strands({ from, to, count, colour, width = 5, seed, opacity = 1 }) {
  const random = randomFrom(seed);
  const paths = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.2 + random() * 0.6) / count;
    const [a, b, c, d] = from.map((point, corner) => between(point, to[corner] ?? point, t));
    return `<path d="M${a}C${b} ${c} ${d}" stroke-width="${(width * (0.5 + random())).toFixed(1)}"/>`;
  });
  return `<g fill="none" stroke="${colour}" opacity="${opacity}">${paths.join("")}</g>`;
}

/** @param {Point} a @param {Point} b @param {number} t */
function between(a, b, t) {
  return `${(a[0] + (b[0] - a[0]) * t).toFixed(0)} ${(a[1] + (b[1] - a[1]) * t).toFixed(0)}`;
}
