import { cover, expose, maskFor, paintFor, stillFrom, viewBetween } from "../paint/camera.mjs";
import { fileFor } from "../paint/save.mjs";
import { SHORE } from "../scenes/calima.mjs";
import { heroes } from "../scenes/hero.mjs";
import { STILL_RATIO, stills } from "../scenes/projects.mjs";
import { siteScenes } from "../scenes/site.mjs";

/** @typedef {import("../paint/camera.mjs").Size} Size */
/** Puts what is seen at a share of the shot, from 0 to 1, into the frame. @typedef {(frame: Uint8Array, share: number) => void} Take */

/** Makes a shot ready to be filmed: paints what it sees, as sharp as the frame. @param {import("./shots.mjs").Shot} shot @param {Size} size @returns {Promise<Take>} */
export async function rehearse(shot, size) {
  if ("people" in shot) return portraits(shot.people, size);
  if (shot.near) return layered(shot, shot.near, size);
  const still = await paintFor(await pictureOf(shot.picture), shot, size);
  return (frame, share) => expose(frame, size, { still, view: viewBetween(shot, share) });
}

/** Parallax: the shore moves before the sea. @param {import("../paint/camera.mjs").Move} move @param {import("../paint/camera.mjs").Move} near @param {Size} size @returns {Promise<Take>} */
async function layered(move, near, size) {
  const { ratio, far, shore } = await heroLayers();
  const still = await paintFor({ name: "hero-wide", scene: far, ratio }, move, size);
  const mask = maskFor({ cover: shore, ratio }, near, size);
  const shade = new Uint8Array(size.width * size.height * 3);
  return (frame, share) => {
    expose(frame, size, { still, view: viewBetween(move, share) });
    expose(shade, size, { still: mask, view: viewBetween(near, share) });
    cover(frame, shade, SHORE);
  };
}

/** The first picture of the site, in two layers. */
export async function heroLayers() {
  const { width, height, scene } = heroes.wide;
  const { far, near } = await scene();
  return { ratio: width / height, far, shore: near };
}

/** Three faces side by side; the middle one moves against the others. @param {string[]} names @param {Size} size @returns {Promise<Take>} */
async function portraits(names, size) {
  const faces = await Promise.all(names.map(async (name) => stillFrom(await fileFor(`people/${name}.webp`), Math.round(size.height * 1.12))));
  const gap = Math.round(size.height / 90);
  const width = Math.floor((size.width - gap * (names.length - 1)) / names.length);
  return (frame, share) => {
    frame.fill(8);
    for (const [index, still] of faces.entries()) {
      const [start, end] = index % 2 ? [0.46, 0.5] : [0.5, 0.46];
      const move = { from: { x: 0.5, y: start, part: 0.96 }, to: { x: 0.5, y: end, part: 0.88 } };
      expose(frame, size, { still, view: viewBetween(move, share), column: { left: index * (width + gap), width } });
    }
  };
}

/** @param {string} name @returns {Promise<import("../paint/camera.mjs").Picture>} */
async function pictureOf(name) {
  const still = stills[name];
  if (still) return { name, scene: await still(), ratio: STILL_RATIO };
  const scene = siteScenes[name];
  if (!scene) throw new Error(`There is no picture ${name}`);
  return { name, scene: await scene.scene(), ratio: scene.width / scene.height };
}
