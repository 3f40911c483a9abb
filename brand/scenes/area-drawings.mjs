import { randomFrom } from "../paint/noise.mjs";

/** Drawings of the service areas, white on nothing, for `stencil`. */

/**
 * A row of people from behind, who fill the lower part of the drawing; seated they have no arms in the air.
 * @param {{ count: number, seed: number, seated?: boolean }} row
 */
export function crowd({ count, seed, seated = false }) {
  const random = randomFrom(seed);
  const step = 2000 / count;
  const people = Array.from({ length: count }, (_, index) => person({ x: (index + 0.5 + (random() - 0.5) * 0.5) * step, size: step * (0.23 + random() * 0.04), lift: random(), seated, random }));
  return drawing(2000, 700, people.join(""));
}

/** @param {{ x: number, size: number, lift: number, seated: boolean, random: () => number }} one */
function person({ x, size, lift, seated, random }) {
  const top = 250 - lift * size * (seated ? 0.7 : 1.2);
  const [neck, shoulder] = [top + size * 0.95, size * (1.75 + random() * 0.3)];
  const head = `<ellipse cx="${x}" cy="${top}" rx="${size * 0.8}" ry="${size}"/>`;
  const hair = random() < 0.4 ? `<ellipse cx="${x}" cy="${top + size * 0.3}" rx="${size * 1.02}" ry="${size * 1.1}"/>` : "";
  const throat = `<rect x="${x - size * 0.38}" y="${top}" width="${size * 0.76}" height="${size * 1.8}"/>`;
  const body = `<rect x="${x - shoulder}" y="${neck + size * 0.35}" width="${shoulder * 2}" height="700" rx="${size * 1.15}"/>`;
  return head + hair + throat + body + (seated || random() < 0.5 ? "" : arms({ x, size, neck, shoulder, random }));
}

/** One arm in the air, or both. @param {{ x: number, size: number, neck: number, shoulder: number, random: () => number }} of */
function arms({ x, size, neck, shoulder, random }) {
  const sides = random() < 0.5 ? [-1, 1] : [random() < 0.5 ? -1 : 1];
  return sides
    .map((side) => {
      const [elbow, hand] = [x + side * (shoulder + size * (0.4 + random() * 0.5)), x + side * (shoulder * 0.7 + size * random() * 1.4)];
      const high = neck - size * (2.2 + random() * 1.6);
      const line = `M${x + side * shoulder * 0.8} ${neck + size * 1.1}Q${elbow} ${neck} ${hand} ${high}`;
      return `<path d="${line}" fill="none" stroke="#fff" stroke-width="${size * 0.5}" stroke-linecap="round"/><circle cx="${hand}" cy="${high}" r="${size * 0.33}"/>`;
    })
    .join("");
}

/** Somebody at a desk, from behind, with headphones. */
export function editor() {
  const head = `<ellipse cx="300" cy="150" rx="82" ry="100"/><rect x="262" y="200" width="76" height="110"/>`;
  const headphones = `<path d="M206 160Q206 36 300 36T394 160" fill="none" stroke="#fff" stroke-width="20"/><rect x="190" y="128" width="42" height="84" rx="20"/><rect x="368" y="128" width="42" height="84" rx="20"/>`;
  return drawing(600, 700, `${head}${headphones}<path d="M300 276Q400 280 470 330T560 520V700H40V520Q60 380 130 330T300 276Z"/>`);
}

/** A screen under the open sky: two posts with their feet. */
export function posts() {
  return drawing(1000, 700, `<path d="M110 380V690M890 380V690M110 520L40 690M110 520L180 690M890 520L820 690M890 520L960 690" fill="none" stroke="#fff" stroke-width="15"/>`);
}

/** A lattice mast with its guy wires, tip at the top in the middle. */
export function mast() {
  const levels = Array.from({ length: 13 }, (_, index) => ({ y: 60 + index * 60, half: 5 + index * 3.2 }));
  const lattice = levels.slice(1).map(({ y, half }, index) => {
    const above = levels[index] ?? { y: 0, half: 0 };
    return `M${250 - above.half} ${above.y}L${250 + half} ${y}M${250 + above.half} ${above.y}L${250 - half} ${y}M${250 - half} ${y}H${250 + half}`;
  });
  const bottom = levels.at(-1) ?? { y: 0, half: 0 };
  const legs = `M245 60L${250 - bottom.half} ${bottom.y}M255 60L${250 + bottom.half} ${bottom.y}M250 0V70`;
  const dishes = `<ellipse cx="222" cy="250" rx="16" ry="24"/><ellipse cx="284" cy="340" rx="18" ry="27"/>`;
  const wires = `<path d="M250 130L20 780M250 130L480 780M250 330L90 780M250 330L410 780" fill="none" stroke="#fff" stroke-width="2"/>`;
  return drawing(500, 800, `<path d="${lattice.join("")}${legs}" fill="none" stroke="#fff" stroke-width="6"/>${dishes}${wires}`);
}

/** A stage from the front: truss, towers of loudspeakers, three who play. */
export function stageRig() {
  const truss = Array.from({ length: 22 }, (_, index) => `M${40 + index * 64} ${index % 2 ? 30 : 78}L${104 + index * 64} ${index % 2 ? 78 : 30}`).join("");
  const tower = (/** @type {number} */ x) => `M${x} 30V800M${x + 44} 30V800${Array.from({ length: 12 }, (_, index) => `M${x} ${90 + index * 58}L${x + 44} ${148 + index * 58}`).join("")}`;
  const beams = `<path d="M20 30H1480M20 78H1480${truss}${tower(40)}${tower(1416)}" fill="none" stroke="#fff" stroke-width="9"/>`;
  const speakers = [130, 1290].map((x) => `<rect x="${x}" y="130" width="80" height="52"/><rect x="${x + 3}" y="190" width="76" height="52"/><rect x="${x + 8}" y="250" width="72" height="52"/><rect x="${x + 16}" y="310" width="66" height="52"/>`).join("");
  const floor = `<rect x="40" y="700" width="1420" height="120"/>`;
  return drawing(1500, 820, beams + speakers + floor + singer(750) + guitarist(480) + drummer(1030));
}

/** @param {number} x */
function singer(x) {
  const body = `M${x - 26} 560q26 -20 52 0l8 76l-10 66h-18l-6 -58l-8 58h-18l-8 -66z`;
  return `<circle cx="${x}" cy="526" r="21"/><path d="${body}"/><path d="M${x + 22} 570Q${x + 62} 560 ${x + 34} 530M${x - 22} 572L${x - 66} 516" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round"/><path d="M${x + 40} 700V528" stroke="#fff" stroke-width="4"/>`;
}

/** @param {number} x */
function guitarist(x) {
  const body = `M${x - 24} 566q24 -18 48 0l10 70l14 64h-20l-20 -54l-12 54h-20l4 -70z`;
  return `<circle cx="${x + 4}" cy="532" r="20"/><path d="${body}"/><path d="M${x + 34} 640L${x - 92} 588" stroke="#fff" stroke-width="9"/><ellipse cx="${x + 18}" cy="632" rx="36" ry="22" transform="rotate(22 ${x + 18} 632)"/>`;
}

/** @param {number} x */
function drummer(x) {
  const drums = `<ellipse cx="${x}" cy="660" rx="46" ry="44"/><ellipse cx="${x - 70}" cy="648" rx="30" ry="24"/><ellipse cx="${x + 70}" cy="648" rx="30" ry="24"/>`;
  const cymbals = `<path d="M${x - 112} 590l60 10M${x + 50} 586l64 -10M${x - 84} 596V700M${x + 84} 580V700" stroke="#fff" stroke-width="6"/>`;
  return `<circle cx="${x}" cy="560" r="20"/><path d="M${x - 30} 620q30 -62 60 0v40h-60z"/>${drums}${cymbals}`;
}

/** @param {number} width @param {number} height @param {string} shapes */
function drawing(width, height, shapes) {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="#fff" stroke="none">${shapes}</svg>`);
}
