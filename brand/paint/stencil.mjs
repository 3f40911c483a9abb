import sharp from "sharp";

/**
 * A drawing (white on nothing) as a mask that a scene can ask for its cover at a point.
 * @param {string | Buffer} svg a file's path or its content
 * @param {{ width: number, left: number, top: number, wide: number }} place size in points of the mask; place in the scene
 */
export async function stencil(svg, { width, left, top, wide }) {
  const { data, info } = await sharp(svg, { density: 200 })
    .resize({ width })
    .ensureAlpha()
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = info.width / wide;
  /** @param {number} x @param {number} y */
  return (x, y) => {
    const column = Math.floor((x - left) * scale);
    const row = Math.floor((y - top) * scale);
    if (column < 0 || row < 0 || column >= info.width || row >= info.height) return 0;
    return (data[row * info.width + column] ?? 0) / 255;
  };
}
