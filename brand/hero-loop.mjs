import { stat } from "node:fs/promises";
import { cover, expose, maskFor, paintFor } from "./paint/camera.mjs";
import { fileFor } from "./paint/save.mjs";
import { film, PER_SECOND } from "./reel/movie.mjs";
import { heroLayers } from "./reel/stage.mjs";
import { SHORE } from "./scenes/calima.mjs";

const SIZE = { width: 1920, height: 1080 };
const SECONDS = 6;
/** Where the water of the picture begins, from its top. */
const HORIZON = 0.475;
/** How much nearer the camera comes. */
const PUSH = { far: 0.035, near: 0.06 };

/** The first picture of the site in motion: it begins and ends as the picture that it lies over, without a sound. */
export async function saveHeroLoop() {
  const [webm, mp4] = await Promise.all(["hero/loop.webm", "hero/loop.mp4"].map(fileFor));
  if (!webm || !mp4) throw new Error("no place for the loop");
  await film({ ...SIZE, webm, mp4, loss: { vp9: 42, h264: 28 } }, frames());
  for (const file of [webm, mp4]) console.log(file, `${((await stat(file)).size / 1024).toFixed(0)} KB`);
}

async function* frames() {
  const { ratio, far, shore } = await heroLayers();
  const still = await paintFor({ name: "hero-wide", scene: far, ratio }, moveOf(PUSH.far), SIZE);
  const mask = maskFor({ cover: shore, ratio }, moveOf(PUSH.near), SIZE);
  const shade = new Uint8Array(SIZE.width * SIZE.height * 3);
  for (let frame = 0; frame < SECONDS * PER_SECOND; frame += 1) {
    const share = frame / (SECONDS * PER_SECOND);
    const picture = new Uint8Array(SIZE.width * SIZE.height * 3);
    expose(picture, SIZE, { still, view: viewAt(share, PUSH.far), sway: (y) => ripple(y, share) });
    expose(shade, SIZE, { still: mask, view: viewAt(share, PUSH.near) });
    cover(picture, shade, SHORE);
    yield picture;
  }
}

/** Nearer and back, and a little aside, as far as the picture reaches. @param {number} share of the loop @param {number} push */
function viewAt(share, push) {
  const near = (1 - Math.cos(2 * Math.PI * share)) / 2;
  return { x: 0.5 + 0.5 * push * near * (0.6 + 0.3 * Math.sin(2 * Math.PI * share)), y: 0.5 - 0.2 * push * near, part: 1 - push * near };
}

/** All that the loop sees of a layer. @param {number} push */
function moveOf(push) {
  return { from: { x: 0.5, y: 0.5, part: 1 }, to: { x: 0.5, y: 0.5, part: 1 - push } };
}

/** How many pixels a line of the water is moved aside: waves that are wider in front, and back after the loop. @param {number} y @param {number} share */
function ripple(y, share) {
  const depth = (y - HORIZON) / (1 - HORIZON);
  if (depth <= 0) return 0;
  const away = Math.log(depth + 0.04) * 14;
  const turn = 2 * Math.PI * share;
  return (1 + 9 * depth) * Math.min(1, depth * 30) * (Math.sin(away * 2.3 - 3 * turn) + 0.6 * Math.sin(away * 5.1 - 5 * turn));
}
