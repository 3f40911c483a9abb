import sharp from "sharp";
import { film, toByte } from "./colour.mjs";
import { paint } from "./frame.mjs";

/** Where the camera looks: the middle of its view from 0 to 1, and how much of the picture's height it sees. */
/** @typedef {{ x: number, y: number, part: number }} View */
/** @typedef {{ from: View, to: View }} Move */
/** What was painted of a picture, and where it lies in it: `left` and `top` in heights of the picture, `scale` in pixels a height. */
/** @typedef {{ width: number, height: number, pixels: Buffer, left: number, top: number, scale: number, ratio: number }} Still */
/** @typedef {{ scene: import("./frame.mjs").HeroImage, ratio: number, name: string }} Picture */
/** @typedef {{ width: number, height: number }} Size */
/** The part of the frame that a view fills, in pixels. @typedef {{ left: number, width: number }} Column */

/** A point of the pictures as the site shows them: rims and edges are drawn for it, and stay as wide from near by. */
const PIXEL = 1 / 1080;

/** Paints as much of a picture as a move sees, as sharp as it is seen from nearest. @param {Picture} picture @param {Move} move @param {Size} size of the frame */
export async function paintFor({ scene, ratio, name }, move, size) {
  const field = fieldOf(move, ratio, size);
  const high = field.height / field.scale;
  const image = paint({ ...field, seed: name, grain: 0.012, scene: (x, y) => scene(field.left + x * high, field.top + y * high, PIXEL) });
  return { ...field, pixels: await image.raw().toBuffer() };
}

/** How much of each point a layer covers, as a still in grey. @param {{ cover: (x: number, y: number, pixel: number) => number, ratio: number }} layer @param {Move} move @param {Size} size */
export function maskFor({ cover, ratio }, move, size) {
  const field = fieldOf(move, ratio, size);
  const pixels = Buffer.alloc(field.width * field.height * 3);
  for (let point = 0; point < field.width * field.height; point += 1) {
    const x = field.left + ((point % field.width) + 0.5) / field.scale;
    const y = field.top + (Math.floor(point / field.width) + 0.5) / field.scale;
    pixels.fill(Math.round(255 * cover(x, y, 1 / field.scale)), point * 3, point * 3 + 3);
  }
  return { ...field, pixels };
}

/** A picture that was painted before. @param {string} file @param {number} height in pixels @returns {Promise<Still>} */
export async function stillFrom(file, height) {
  const { data, info } = await sharp(file).resize({ height }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data, left: 0, top: 0, scale: info.height, ratio: info.width / info.height };
}

/** @param {Move} move @param {number} ratio @param {Size} size @returns {Omit<Still, "pixels">} */
function fieldOf({ from, to }, ratio, size) {
  const scale = size.height / Math.min(from.part, to.part);
  const [one, other] = [from, to].map((view) => windowOf(view, ratio, size.width / size.height));
  if (!one || !other) throw new Error("a move has two ends");
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  const width = Math.ceil((Math.max(one.left + one.width, other.left + other.width) - left) * scale) + 2;
  const height = Math.ceil((Math.max(one.top + one.height, other.top + other.height) - top) * scale) + 2;
  return { left, top, scale, width, height, ratio };
}

/** What a view sees, in heights of the picture; never beyond its edges. @param {View} view @param {number} ratio of the picture @param {number} shape of the frame */
function windowOf({ x, y, part }, ratio, shape) {
  const width = Math.min(ratio, part * shape);
  const left = Math.max(0, Math.min(ratio - width, x * ratio - width / 2));
  return { left, top: Math.max(0, Math.min(1 - part, y - part / 2)), width, height: part };
}

/** The view between two others: fast after the cut, as the beat is, and slower then. @param {Move} move @param {number} share */
export function viewBetween({ from, to }, share) {
  const eased = 0.6 * share + 0.4 * (1 - (1 - share) ** 3);
  /** @param {"x" | "y" | "part"} axis */
  const at = (axis) => from[axis] + (to[axis] - from[axis]) * eased;
  return { x: at("x"), y: at("y"), part: at("part") };
}

/**
 * Puts what the camera sees into a column of the frame. Between the pixels of the still it mixes their colours: a slow
 * move by whole pixels would tremble.
 * @param {Uint8Array} frame red, green and blue of each point
 * @param {Size} size of the frame
 * @param {{ still: Still, view: View, column?: Column, sway?: (y: number) => number }} shot `sway`: how many pixels a line is moved aside
 */
export function expose(frame, size, { still, view, column = { left: 0, width: size.width }, sway }) {
  const seen = windowOf(view, still.ratio, column.width / size.height);
  const step = (view.part * still.scale) / size.height;
  const [left, top] = [(seen.left - still.left) * still.scale, (seen.top - still.top) * still.scale];
  const line = still.width * 3;
  for (let row = 0; row < size.height; row += 1) {
    const y = Math.max(0, Math.min(still.height - 1.001, top + row * step));
    const start = left + (sway ? sway(y / still.scale + still.top) : 0);
    const at = (row * size.width + column.left) * 3;
    exposeLine(frame, at, { pixels: still.pixels, line, from: Math.floor(y) * line, below: y % 1, start, step, width: column.width, most: still.width - 1.001 });
  }
}

/** @param {Uint8Array} frame @param {number} at @param {{ pixels: Buffer, line: number, from: number, below: number, start: number, step: number, width: number, most: number }} options */
function exposeLine(frame, at, { pixels, line, from, below, start, step, width, most }) {
  for (let column = 0; column < width; column += 1) {
    const x = Math.max(0, Math.min(most, start + column * step));
    const whole = Math.floor(x);
    const beside = x - whole;
    let source = from + whole * 3;
    for (let channel = 0; channel < 3; channel += 1, source += 1, at += 1) {
      const upper = (pixels[source] ?? 0) * (1 - beside) + (pixels[source + 3] ?? 0) * beside;
      const lower = (pixels[source + line] ?? 0) * (1 - beside) + (pixels[source + line + 3] ?? 0) * beside;
      frame[at] = upper + (lower - upper) * below + 0.5;
    }
  }
}

/** Lays a layer of one colour over the frame. @param {Uint8Array} frame @param {Uint8Array} mask of the same size @param {import("./colour.mjs").Colour} colour */
export function cover(frame, mask, colour) {
  const tones = colour.map((value) => toByte(film(value)));
  for (let at = 0; at < frame.length; at += 1) {
    const share = (mask[at] ?? 0) / 255;
    if (share > 0) frame[at] = (frame[at] ?? 0) * (1 - share) + (tones[at % 3] ?? 0) * share;
  }
}
