import { readFile } from "node:fs/promises";
import * as harfbuzz from "harfbuzzjs";
import subsetFont from "subset-font";

const packages = new URL("../../node_modules/", import.meta.url);

/** The typefaces that the pictures may write in: file and what of it stays variable. */
const typefaces = {
  display: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
  text: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2",
  textItalic: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-italic.woff2",
  serif: "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
  serifItalic: "@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2",
};

/**
 * Text as an SVG path, so that a picture needs no font. The baseline is at y = 0, the left edge at x = 0.
 * @param {string} text
 * @param {{ face: keyof typeof typefaces, size: number, axes?: Record<string, number>, tracking?: number }} style tracking in em
 * @returns {Promise<{ path: string, width: number }>}
 */
export async function lettering(text, { face, size, axes = {}, tracking = 0 }) {
  const { font, unitsPerEm } = await fontOf(face, text, axes);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  const scale = size / unitsPerEm;
  let pen = 0;
  let path = "";
  for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
    path += moved(font.glyphToPath(codepoint), { scale, left: pen });
    pen += (positions[index]?.xAdvance ?? 0) * scale + tracking * size;
  }
  return { path, width: pen - tracking * size };
}

/** @param {keyof typeof typefaces} face @param {string} text @param {Record<string, number>} axes */
async function fontOf(face, text, axes) {
  const original = await readFile(new URL(typefaces[face], packages));
  const cut = await subsetFont(original, text, { targetFormat: "truetype", variationAxes: axes, noHinting: true });
  const bytes = new Uint8Array(cut).buffer;
  const hbFace = new harfbuzz.Face(new harfbuzz.Blob(bytes), 0);
  return { font: new harfbuzz.Font(hbFace), unitsPerEm: hbFace.upem };
}

/** Puts a glyph's path to its place; fonts count upwards, pictures downwards. @param {string} path @param {{ scale: number, left: number }} place */
function moved(path, { scale, left }) {
  let isX = true;
  return path.replaceAll(",", " ").replace(/([A-Za-z])\s*|(-?\d+(?:\.\d+)?)\s*/g, (_token, /** @type {string | undefined} */ letter, /** @type {string} */ number) => {
    if (letter) return ((isX = true), letter);
    const placed = isX ? left + Number(number) * scale : -Number(number) * scale;
    isX = !isX;
    return `${Number(placed.toFixed(1))} `;
  });
}
