import sharp from "sharp";

/** Where the camera looks: the middle of its view from 0 to 1, and how much of the picture's height it sees. */
/** @typedef {{ x: number, y: number, part: number }} View */
/** @typedef {{ width: number, height: number, pixels: Buffer }} Still */

/** A picture to move over, at most a little sharper than it will be shown. @param {string} file @param {number} height */
export async function stillFrom(file, height) {
  const { data, info } = await sharp(file).resize({ height }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** The view between two others, begun and ended softly. @param {View} from @param {View} to @param {number} share */
export function viewBetween(from, to, share) {
  const eased = 0.5 * share + 0.5 * share * share * (3 - 2 * share);
  /** @param {"x" | "y" | "part"} axis */
  const at = (axis) => from[axis] + (to[axis] - from[axis]) * eased;
  return { x: at("x"), y: at("y"), part: at("part") };
}

/**
 * Adds what the camera sees to a frame, times `light`. Between the pixels of the still it mixes their colours: a slow
 * move by whole pixels would tremble.
 * @param {Float32Array} frame red, green and blue of each point
 * @param {{ width: number, height: number }} size of the frame
 * @param {{ still: Still, view: View, light: number }} shot
 */
export function expose(frame, { width, height }, { still, view, light }) {
  const step = (still.height * view.part) / height;
  const left = clamp(still.width * view.x - (step * width) / 2, still.width - 2 - step * width);
  const top = clamp(still.height * view.y - (step * height) / 2, still.height - 2 - step * height);
  const { pixels } = still;
  const line = still.width * 3;
  for (let row = 0; row < height; row += 1) {
    const y = top + row * step;
    const below = (y % 1) * light;
    const above = light - below;
    for (let column = 0; column < width; column += 1) {
      const x = left + column * step;
      const beside = x % 1;
      let from = Math.floor(y) * line + Math.floor(x) * 3;
      let at = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel += 1, from += 1, at += 1) {
        const upper = (pixels[from] ?? 0) * (1 - beside) + (pixels[from + 3] ?? 0) * beside;
        const lower = (pixels[from + line] ?? 0) * (1 - beside) + (pixels[from + line + 3] ?? 0) * beside;
        frame[at] = (frame[at] ?? 0) + upper * above + lower * below;
      }
    }
  }
}

/** @param {number} value @param {number} most */
function clamp(value, most) {
  return Math.max(0, Math.min(most, value));
}
