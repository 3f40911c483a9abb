import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { lettering } from "./paint/lettering.mjs";
import { fileFor } from "./paint/save.mjs";

/**
 * A logo: a drawn sign and lines of letters. All companies are invented.
 * @typedef {Parameters<typeof lettering>[1]} Style
 * @typedef {{ text: string, style: Style, y: number, colour?: string }} Line
 * @typedef {{ colour: string, sign: string, lines: Line[], align?: "middle" | "start", left?: number }} Logo
 */

const WIDTH = 640;
const HEIGHT = 360;

/** @type {(size: number, tracking?: number) => Style} */
const serif = (size, tracking = 0) => ({ face: "serif", size, tracking });
/** @type {(size: number, tracking?: number) => Style} */
const italic = (size, tracking = 0) => ({ face: "serifItalic", size, tracking });
/** @type {(size: number, wght?: number, tracking?: number) => Style} */
const display = (size, wght = 700, tracking = -0.03) => ({ face: "display", size, tracking, axes: { opsz: 96, wdth: 100, wght } });
/** @type {(size: number, wght?: number, tracking?: number) => Style} */
const text = (size, wght = 500, tracking = 0) => ({ face: "text", size, tracking, axes: { wdth: 100, wght } });
/** @type {(size: number, wght?: number, tracking?: number) => Style} */
const condensed = (size, wght = 800, tracking = 0) => ({ face: "display", size, tracking, axes: { opsz: 12, wdth: 75, wght } });
/** @type {(size: number, wght?: number, tracking?: number) => Style} */
const slanted = (size, wght = 700, tracking = -0.02) => ({ face: "textItalic", size, tracking, axes: { wdth: 100, wght } });

/** @type {Record<string, Logo>} */
export const logos = {
  "bodega-son-calitja": {
    colour: "#5c1830",
    sign: `<g><circle cx="302" cy="92" r="15"/><circle cx="338" cy="92" r="15"/><circle cx="284" cy="64" r="15"/><circle cx="320" cy="64" r="15"/><circle cx="356" cy="64" r="15"/><circle cx="320" cy="120" r="15"/><path d="M322 46c2-18 14-30 38-34-2 20-14 32-38 34z" fill="#2b6144"/></g>`,
    lines: [
      { text: "Son Calitja", style: italic(104, -0.02), y: 240 },
      { text: "BODEGA", style: text(25, 500, 0.42), y: 296 },
    ],
  },
  "hotel-lluna-salada": {
    colour: "#15303b",
    sign: `<path d="M348 36a62 62 0 1 0 34 96 52 52 0 0 1-34-96z"/><path d="M232 168q22-16 44 0t44 0 44 0 44 0" fill="none" stroke="#0e6c78" stroke-width="6" stroke-linecap="round"/>`,
    lines: [
      { text: "Lluna Salada", style: serif(84, -0.01), y: 260 },
      { text: "HOTEL", style: text(23, 400, 0.6), y: 308 },
    ],
  },
  "onda-migjorn": {
    colour: "#b4431f",
    sign: `<circle cx="320" cy="116" r="15"/><g fill="none" stroke="#b4431f" stroke-width="13" stroke-linecap="round"><path d="M276 138a48 48 0 0 1 88 0M244 152a84 84 0 0 1 152 0" transform="translate(0 -42)"/><path d="M212 122a120 120 0 0 1 216 0" opacity=".5"/></g>`,
    lines: [{ text: "ONDA MIGJORN", style: condensed(104, 800, -0.01), y: 278 }],
  },
  "marina-gregal-nou": {
    colour: "#0d1f27",
    align: "start",
    left: 244,
    sign: `<path d="M176 60V270H76C84 190 120 112 176 60z"/><path d="M190 110c20 44 30 98 30 160h-30z" fill="#0e6c78"/><path d="M66 286H226v10H66z"/>`,
    lines: [
      { text: "Marina", style: text(68, 400, -0.03), y: 142 },
      { text: "Gregal", style: text(68, 700, -0.03), y: 214 },
      { text: "Nou", style: text(68, 400, -0.03), y: 286 },
    ],
  },
  "gelats-tres-neules": {
    colour: "#c2465a",
    sign: `<g stroke-linecap="round" stroke-width="21" fill="none"><path d="M268 138 288 44" stroke="#e0a458"/><path d="M320 138V32" stroke="#b4763a"/><path d="M372 138 352 44" stroke="#e0a458"/></g><path d="M236 130h168c0 30-38 46-84 46s-84-16-84-46z"/>`,
    lines: [
      { text: "Tres Neules", style: display(98, 800, -0.045), y: 264 },
      { text: "gelats artesans", style: text(29, 500, 0.03), y: 312 },
    ],
  },
  "fundacio-far-obert": {
    colour: "#0b5560",
    align: "start",
    left: 232,
    sign: `<path d="M104 300 116 150h38l12 150zM110 128h50v14h-50zM118 88h34v34h-34zM135 62l24 22h-48z"/><path d="M164 98 212 76v22zM164 110l48 22v-22z" fill="#f2b04f"/><path d="M106 98 58 76v22zM106 110l-48 22v-22z" fill="#f2b04f"/>`,
    lines: [
      { text: "Fundació", style: text(56, 400, -0.02), y: 160 },
      { text: "Far Obert", style: text(86, 700, -0.035), y: 250 },
    ],
  },
  "forn-pa-de-migdia": {
    colour: "#7a4419",
    sign: `<path d="M206 156c0-62 50-104 114-104s114 42 114 104z"/><g fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"><path d="M262 132c4-24 16-40 32-50M310 132c4-28 14-46 30-56M358 132c4-22 14-36 26-46"/></g>`,
    lines: [
      { text: "Pa de Migdia", style: italic(98, -0.02), y: 254 },
      { text: "FORN DES DE LES CINC", style: text(19, 600, 0.22), y: 304 },
    ],
  },
  "rail-i-lent": {
    colour: "#16181a",
    sign: `<circle cx="320" cy="104" r="66"/><circle cx="320" cy="104" r="44" fill="#fff"/><circle cx="320" cy="104" r="30"/><circle cx="308" cy="92" r="9" fill="#fff"/><path d="M120 178H520v8H120zM120 196H520v8H120z"/>`,
    lines: [{ text: "Raíl i Lent", style: display(96, 500, -0.04), y: 296 }],
  },
  "eco-blau-audio": {
    colour: "#1b4fa0",
    align: "start",
    left: 296,
    sign: `<g fill="none" stroke="#1b4fa0"><circle cx="160" cy="180" r="22" stroke-width="44"/><circle cx="160" cy="180" r="66" stroke-width="14"/><circle cx="160" cy="180" r="96" stroke-width="8"/><circle cx="160" cy="180" r="119" stroke-width="4"/></g>`,
    lines: [
      { text: "eco", style: display(92, 800, -0.05), y: 156 },
      { text: "blau", style: display(92, 800, -0.05), y: 232 },
      { text: "audio", style: display(44, 500, -0.02), y: 288 },
    ],
  },
  "cicles-serra-viva": {
    colour: "#2b6144",
    sign: `<g fill="none" stroke="#2b6144" stroke-width="11"><circle cx="234" cy="124" r="56"/><circle cx="406" cy="124" r="56"/></g><path d="M214 124 292 44 326 88 352 62 426 124 352 92 326 124 292 82z"/>`,
    lines: [
      { text: "SERRA VIVA", style: slanted(96, 700, -0.035), y: 274 },
      { text: "CICLES", style: slanted(26, 500, 0.5), y: 320 },
    ],
  },
  "paper-de-llevant": {
    colour: "#3b3a55",
    align: "start",
    left: 232,
    sign: `<path d="M70 96h92l42 42v142H70z"/><path d="M162 96v42h42z" fill="#d15a30"/><g stroke="#fff" stroke-width="7"><path d="M94 176h84M94 206h84M94 236h52"/></g>`,
    lines: [
      { text: "Paper", style: serif(110, -0.02), y: 172 },
      { text: "de Llevant", style: italic(84, -0.02), y: 262 },
    ],
  },
  "institut-illes-en-pantalla": {
    colour: "#101418",
    align: "start",
    left: 276,
    sign: `<path d="M66 100H236V244H66z" fill="none" stroke="#101418" stroke-width="12"/><path d="M86 204c10-30 36-44 56-34 10-20 40-22 46 2 14-4 26 8 28 32z" fill="#b4431f"/><path d="M120 268h62v12h-62z"/>`,
    lines: [
      { text: "Institut", style: text(46, 400, -0.01), y: 132 },
      { text: "Illes en", style: condensed(84, 700, -0.01), y: 212 },
      { text: "Pantalla", style: condensed(84, 700, -0.01), y: 286 },
    ],
  },
};

export async function saveSponsors() {
  for (const [slug, logo] of Object.entries(logos)) {
    await writeFile(await fileFor(`sponsors/${slug}.svg`), await drawn(logo));
  }
}

/** @param {Logo} logo */
async function drawn({ colour, sign, lines, align = "middle", left = 0 }) {
  const written = await Promise.all(lines.map(async (line) => ({ ...line, ...(await lettering(line.text, line.style)) })));
  const letters = written.map(({ path, width, y, colour: own }) => {
    const x = align === "middle" ? (WIDTH - width) / 2 : left;
    return `<path transform="translate(${x.toFixed(1)} ${y})"${own ? ` fill="${own}"` : ""} d="${path.trim()}"/>`;
  });
  return trimmed((viewBox, { width, height }) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" fill="${colour}">${sign}${letters.join("")}</svg>\n`);
}

/**
 * The drawing without room around it: the page gives each the same area. `artwork-slugs.ts` repeats the sizes.
 * @param {(viewBox: string, size: { width: number, height: number }) => string} draw
 */
async function trimmed(draw) {
  const sheet = draw(`0 0 ${WIDTH} ${HEIGHT}`, { width: WIDTH, height: HEIGHT });
  const { info } = await sharp(Buffer.from(sheet)).trim().toBuffer({ resolveWithObject: true });
  return draw(`${-(info.trimOffsetLeft ?? 0)} ${-(info.trimOffsetTop ?? 0)} ${info.width} ${info.height}`, info);
}
