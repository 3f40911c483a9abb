import sharp from "sharp";

/**
 * A drawn shape as a body that light can fall on: how much of a point it covers and which way its surface leans.
 * @typedef {{ cover: Float32Array, soft: Float32Array, tight: Float32Array }} Relief `soft`, `tight`: light from -1 to 1
 */

/**
 * @param {string} shapes SVG elements, white
 * @param {{ width: number, height: number, light: [number, number], depth: number }} options size; direction to the light; roundness in pixels
 * @returns {Promise<Relief>}
 */
export async function relief(shapes, { width, height, light, depth }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="${width}" height="${height}" fill="#fff" stroke-linejoin="round" stroke-linecap="round">${shapes}</svg>`;
  const drawn = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel("alpha").png().toBuffer();
  const cover = await values(sharp(drawn));
  const soft = slopes(await values(sharp(drawn).blur(depth)), { width, height, light, depth });
  const tight = slopes(await values(sharp(drawn).blur(depth / 5)), { width, height, light, depth: depth / 5 });
  return { cover, soft, tight };
}

/** @param {import("sharp").Sharp} image @returns {Promise<Float32Array>} */
async function values(image) {
  const data = await image.toColourspace("b-w").extractChannel(0).raw().toBuffer();
  return Float32Array.from(data, (byte) => byte / 255);
}

/** How far each point of a hill leans towards the light. @param {Float32Array} heights @param {{ width: number, height: number, light: [number, number], depth: number }} options */
function slopes(heights, { width, height, light, depth }) {
  const result = new Float32Array(heights.length);
  for (let row = 1; row < height - 1; row += 1) {
    for (let column = 1; column < width - 1; column += 1) {
      const at = row * width + column;
      const across = (heights[at + 1] ?? 0) - (heights[at - 1] ?? 0);
      const down = (heights[at + width] ?? 0) - (heights[at - width] ?? 0);
      result[at] = -(across * light[0] + down * light[1]) * depth * 1.25;
    }
  }
  return result;
}
