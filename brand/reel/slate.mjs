import sharp from "sharp";
import { lettering } from "../paint/lettering.mjs";
import { drawWordmark } from "../wordmark.mjs";

/** Something drawn that lies over the frame, red, green, blue and cover of each point. @typedef {{ left: number, top: number, width: number, height: number, pixels: Buffer }} Overlay */
/** @typedef {import("../paint/camera.mjs").Size} Size */

const INK = "#08151b";
const CREAM = "#fbf7f0";
const SUN = "#f2b04f";
/** Frames are laid out for this height. */
const DESIGN = 1080;
const PLATE = 64;
const EDGE = 72;

/** A plate in the lower left corner: the field, and what is seen of it. @param {[string, string]} words @param {Size} size of the frame */
export async function slate([field, title], size) {
  const one = await lettering(field, { face: "display", size: 32, axes: { opsz: 24, wdth: 100, wght: 700 }, tracking: -0.01 });
  const other = await lettering(title, { face: "text", size: 28, axes: { wdth: 100, wght: 500 } });
  const second = 66 + one.width;
  const width = Math.ceil(second + other.width + 28);
  const inner = `<rect width="${width}" height="${PLATE}" fill="${INK}"/><circle cx="34" cy="${PLATE / 2}" r="8" fill="${SUN}"/>
    <g fill="${CREAM}"><path transform="translate(54 43)" d="${one.path}"/><path opacity=".78" transform="translate(${second + 4} 42)" d="${other.path}"/></g>`;
  return overlay(inner, { left: EDGE, top: DESIGN - EDGE - PLATE, width: width + 8, height: PLATE }, size);
}

/** The company's name in the middle, its slogan below. @param {string} slogan @param {Size} size of the frame */
export async function endCard(slogan, size) {
  const { path, width, dotAt } = await drawWordmark();
  const below = await lettering(slogan, { face: "text", size: 40, axes: { wdth: 100, wght: 500 } });
  const scale = 3.2;
  const whole = Math.ceil(Math.max(width * scale, below.width)) + 40;
  const inner = `<g fill="${CREAM}"><g transform="translate(${(whole - width * scale) / 2} 280) scale(${scale})"><path d="${path}"/><circle cx="${dotAt}" cy="-67" r="9.5" fill="${SUN}"/></g>
    <path transform="translate(${(whole - below.width) / 2} 392)" d="${below.path}"/></g>`;
  return overlay(inner, { left: Math.round((1920 - whole) / 2), top: 190, width: whole, height: 420 }, size);
}

/** @param {string} inner @param {{ left: number, top: number, width: number, height: number }} box in the design @param {Size} size @returns {Promise<Overlay>} */
async function overlay(inner, { left, top, width, height }, size) {
  const scale = size.height / DESIGN;
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${wide}" height="${high}">${inner}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  return { left: Math.round(left * scale), top: Math.round(top * scale), width: wide, height: high, pixels };
}

/** Lays an overlay over the frame. @param {Uint8Array} frame @param {Size} size @param {Overlay} overlay @param {{ strength?: number, shown?: number }} how `shown`: how much of its width, from 0 to 1 */
export function lay(frame, size, { left, top, width, height, pixels }, { strength = 1, shown = 1 }) {
  const most = Math.round(width * shown);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < most; column += 1) {
      const from = (row * width + column) * 4;
      const share = ((pixels[from + 3] ?? 0) / 255) * strength;
      const at = ((top + row) * size.width + left + column) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        frame[at + channel] = (frame[at + channel] ?? 0) * (1 - share) + (pixels[from + channel] ?? 0) * share + 0.5;
      }
    }
  }
}
