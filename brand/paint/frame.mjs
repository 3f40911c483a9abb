import sharp from "sharp";
import { film, toByte } from "./colour.mjs";
import { randomFrom, seedOf } from "./noise.mjs";

/** @typedef {import("./colour.mjs").Colour} Colour */
/** Where a point lies: `x` from 0 to the frame's ratio, `y` from 0 (top) to 1, so that circles stay round. */
/** @typedef {(x: number, y: number, pixel: number) => Colour} HeroImage */

/**
 * Paints a scene point by point and returns an opaque sharp image.
 * @param {{ width: number, height: number, scene: HeroImage, grain?: number, seed: string }} options
 */
export function paint({ width, height, scene, grain = 0.02, seed }) {
  const bytes = Buffer.alloc(width * height * 3);
  const random = randomFrom(seedOf(seed));
  const pixel = 1 / height;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const colour = scene((column + 0.5) * pixel, (row + 0.5) * pixel, pixel);
      putPixel(bytes, (row * width + column) * 3, colour, (random() + random() - 1) * grain * 255);
    }
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}

/** @param {Buffer} bytes @param {number} at @param {Colour} colour @param {number} grain */
function putPixel(bytes, at, colour, grain) {
  const brightness = 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2];
  // Film shows its grain in the middle tones; black and white stay clean.
  const strength = grain * (0.35 + 1.3 * Math.min(1, brightness * 3) * (1 - Math.min(1, brightness)));
  for (let channel = 0; channel < 3; channel += 1) {
    const value = toByte(film(colour[channel] ?? 0)) + strength;
    bytes[at + channel] = value < 0 ? 0 : value > 255 ? 255 : Math.round(value);
  }
}
