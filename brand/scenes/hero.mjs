import { fileURLToPath } from "node:url";
import { smooth } from "../paint/colour.mjs";
import { crests } from "../paint/noise.mjs";
import { stencil } from "../paint/stencil.mjs";
import { calima } from "./calima.mjs";
import { withPeople } from "./figures.mjs";

/** One at the finder, one who shades her eyes against the sun, a script in the other hand. @type {import("./figures.mjs").Figure[]} */
const people = [
  { x: 204, foot: 197, height: 128, facing: "left", hair: "cap", lean: 9, nod: 4, arms: [[-36, 72], [-30, 82]], legs: [[-20, -22], [18, 4]] },
  {
    x: 272,
    foot: 197,
    height: 140,
    facing: "left",
    hair: "tail",
    wear: "coat",
    nod: -3,
    arms: [[112, 222], [-16, 26]],
    legs: [[-8, -9], [8, 2]],
    holds: `<path d="M-3 -2L7 -4L9 8L-1 10Z"/>`,
  },
];

const cameraDrawing = fileURLToPath(new URL("film-camera.svg", import.meta.url));

/** The first picture of the site in three compositions: the sea keeps room for the words, the crew looks at the sun. */
export const heroes = {
  large: { width: 2560, height: 1440, scene: () => wide(432) },
  wide: { width: 1920, height: 1080, scene: () => wide(324) },
  middle: { width: 1152, height: 1536, scene: middle },
  tall: { width: 840, height: 1680, scene: tall },
};

/** @param {number} crewWidth pixels that the crew will have, so that its edges are sharp */
async function wide(crewWidth) {
  const crew = await stencil(await withPeople(cameraDrawing, people), { width: crewWidth, left: 1.3, top: 0.425, wide: 0.3 });
  /** @param {number} x @param {number} y @param {number} pixel */
  const shore = (x, y, pixel) => {
    const slope = 0.23 * smooth(1.28, 0.95, x) - 0.1 * smooth(1.62, 1.85, x);
    const rough = 0.08 * (crests(x * 3, 2, 5, 7) - 0.5) * smooth(1, 1.15, x);
    return Math.max(smooth(-pixel, pixel, y - (0.61 + slope - rough)), crew(x, y));
  };
  return calima({ ratio: 16 / 9, sun: { x: 1.12, y: 0.27, radius: 0.075 }, horizon: 0.47, land: 1, seed: 11, foreground: shore });
}

/** For tablets: the words take the left half below the sun, the crew stands to their right. */
async function middle() {
  const crew = await stencil(await withPeople(cameraDrawing, people), { width: 338, left: 0.5, top: 0.335, wide: 0.22 });
  /** @param {number} x @param {number} y @param {number} pixel */
  const shore = (x, y, pixel) => {
    const slope = 0.5 * smooth(0.55, 0.2, x) ** 1.4 - 0.03 * smooth(0.68, 0.75, x);
    const rough = 0.03 * (crests(x * 6, 2, 5, 7) - 0.5) * smooth(0.45, 0.55, x);
    return Math.max(smooth(-pixel, pixel, y - (0.47 + slope - rough)), crew(x, y));
  };
  return calima({ ratio: 0.75, sun: { x: 0.5, y: 0.19, radius: 0.06 }, horizon: 0.36, land: 1.4, seed: 11, foreground: shore });
}

async function tall() {
  const crew = await stencil(await withPeople(cameraDrawing, people), { width: 269, left: 0.275, top: 0.2945, wide: 0.16 });
  /** @param {number} x @param {number} y @param {number} pixel */
  const shore = (x, y, pixel) => {
    const slope = 0.42 * smooth(0.35, 0.1, x) ** 1.6 - 0.035 * smooth(0.44, 0.52, x);
    const rough = 0.03 * (crests(x * 7, 2, 5, 7) - 0.5) * smooth(0.24, 0.34, x);
    return Math.max(smooth(-pixel, pixel, y - (0.391 + slope - rough)), crew(x, y));
  };
  return calima({ ratio: 0.5, sun: { x: 0.3, y: 0.185, radius: 0.05 }, horizon: 0.31, land: 1.6, seed: 11, foreground: shore });
}
