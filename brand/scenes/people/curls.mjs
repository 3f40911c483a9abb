import { randomFrom } from "../../paint/noise.mjs";

/** Curly hair: masses with a soft, uneven edge, and the ringlets on them. The same on every machine. */

/**
 * Ellipses with tufts all round.
 * @param {{ seed: number, colour: string, size: number, ring: Array<[number, number, number, number]> }} mass `ring`: middle and radii of each ellipse; `size` of a tuft
 */
export function curlyMass({ seed, colour, size, ring }) {
  const random = randomFrom(seed);
  const shapes = ring.map(([x, y, across, down]) => {
    const tufts = Math.round((Math.PI * (across + down)) / (size * 0.75));
    const edge = Array.from({ length: tufts }, (_, index) => {
      const angle = ((index + random() * 0.7) / tufts) * 2 * Math.PI;
      const reach = 0.9 + random() * 0.14;
      return `<circle cx="${(x + Math.cos(angle) * across * reach).toFixed(0)}" cy="${(y + Math.sin(angle) * down * reach).toFixed(0)}" r="${(size * (0.35 + random() * 0.4)).toFixed(0)}"/>`;
    });
    return `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}"/>${edge.join("")}`;
  });
  return `<g fill="${colour}">${shapes.join("")}</g>`;
}

/**
 * Ringlets that swing from side to side as they fall away from the crown, upper ones behind: each with its shadow and its shine.
 * @param {{ seed: number, gap: number, width: number, tones: { dark: string, base: string, light: string, shine: string }, inside: (x: number, y: number) => boolean }} hair `gap` between their roots
 */
export function ringlets({ seed, gap, width, tones, inside }) {
  const random = randomFrom(seed);
  const paths = [];
  for (let row = 90; row < 760; row += gap) {
    for (let column = 60; column < 740; column += gap) {
      const x = column + (random() - 0.5) * gap;
      const y = row + (random() - 0.5) * gap;
      const isLit = x + random() * 200 > 450;
      const thick = width * (0.65 + random() * 0.6);
      const swing = thick * (0.9 + random() * 0.5) * (random() < 0.5 ? -1 : 1);
      const lean = ((x - 400) / 400) * 24 + (random() - 0.5) * 12;
      const fall = width * (1.2 + random() * 0.5);
      const swings = 2 + Math.floor(random() * 4);
      if (!inside(x, y)) continue;
      const turns = Array.from({ length: swings }, (_, index) => `q${round((index % 2 ? -1 : 1) * swing)} ${round(fall / 2)} ${round(lean / 2)} ${round(fall)}`).join("");
      const [edge, body, shine] = isLit ? [tones.base, tones.light, tones.shine] : [tones.dark, tones.base, tones.light];
      paths.push(`<g transform="translate(${round(x)} ${round(y)})"><path d="M0 0${turns}" stroke="${edge}" stroke-width="${round(thick + 6)}"/><path d="M0 0${turns}" stroke="${body}" stroke-width="${round(thick)}"/><path d="M${round(thick * 0.2)} 0${turns}" stroke="${shine}" stroke-width="${round(thick * 0.22)}" opacity=".4"/></g>`);
    }
  }
  return `<g fill="none">${paths.join("")}</g>`;
}

/** @param {number} value */
function round(value) {
  return value.toFixed(1);
}
