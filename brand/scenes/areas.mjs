import { add, clamp, hex, mix, palette, scale, smooth } from "../paint/colour.mjs";
import { beam, lamp, ridge, sea, sky, vignette } from "../paint/elements.mjs";
import { clouds, noise } from "../paint/noise.mjs";
import { stencil } from "../paint/stencil.mjs";
import { roundTable } from "./round-table.mjs";
import { crowd, editor, mast, posts, stageRig } from "./area-drawings.mjs";

/** @typedef {import("../paint/frame.mjs").HeroImage} HeroImage */
/** @typedef {import("../paint/colour.mjs").Colour} Colour */
/** @typedef {{ left: number, top: number, wide: number, high: number }} Frame where a screen hangs, in the picture's own measure */

const WIDE = { width: 1920, height: 803, narrower: [640, 960, 1440], isHero: true };

/** What the pages of the service areas begin with. Words stand on their left, so all happens on their right. */
export const areaScenes = {
  cinema: { ...WIDE, scene: cinema },
  radio: { ...WIDE, scene: radio },
  screens: { ...WIDE, scene: screens },
  stage: { ...WIDE, scene: stage },
  "round-table": { ...WIDE, scene: roundTable },
};

/** Kino: a screen under the open sky, and everybody has come. */
async function cinema(detail = 1) {
  const screen = { left: 1.33, top: 0.15, wide: 0.92, high: 0.385 };
  const heaven = sky({ horizon: 0.74, seed: 311, stops: [[0, palette.night], [0.5, palette.deep], [0.85, palette.slate], [1, hex("#7d5147")]] });
  const hills = ridge({ base: 0.74, height: 0.12, seed: 317, colour: hex("#1a2b30"), foot: hex("#3c3a3d"), mist: 0.5 });
  const film = evening(screen, 320);
  const stand = await stencil(posts(), { width: 1200, left: screen.left, top: screen.top, wide: screen.wide });
  const back = await stencil(crowd({ count: 30, seed: 331, seated: true }), { width: 1800, left: 0.86, top: 0.605, wide: 1.6 });
  const front = await stencil(crowd({ count: 15, seed: 337, seated: true }), { width: 1800 * detail, left: 0.62, top: 0.625, wide: 1.95 });
  const projector = { x: 0.3, y: 0.7, angle: -0.245, width: 0.14, reach: 1.6 };
  /** @type {HeroImage} */
  return (x, y, pixel) => {
    let colour = hills(heaven(x, y), x, y, pixel);
    const stars = smooth(0.985, 1, noise(x * 170, y * 170, 312)) * smooth(0.55, 0.05, y);
    colour = add(colour, palette.cream, stars * 0.45);
    colour = mix(colour, mix(hex("#23241f"), palette.night, smooth(0.78, 1, y)), smooth(-0.02, 0.03, y - 0.77));
    const dust = 0.35 + 0.9 * clouds(x * 2.4, y * 6, 314, 4);
    colour = add(colour, palette.pale, 0.16 * beam(x, y, projector) * dust * smooth(1.6, 1.2, x));
    colour = add(colour, mix(palette.sun, palette.peach, 0.5), 0.2 * Math.exp(-away(screen, x, y) / 0.11));
    colour = hung(mix(colour, palette.night, stand(x, y)), screen, film, { x, y, pixel });
    for (const row of [back, front]) {
      const lit = clamp(row(x, y) - row(x, y - pixel * 3)) * smooth(0.85, 1.5, x);
      colour = add(mix(colour, row === back ? hex("#131a1c") : palette.night, row(x, y)), palette.sun, lit * 0.3);
    }
    return vignette(colour, x / 2.39, y, 0.35);
  };
}

/** Radio: the mast above the coast, and one car that does not want to arrive. */
async function radio() {
  const top = { x: 1.74, y: 0.135 };
  const heaven = sky({ horizon: 0.78, seed: 341, stops: [[0, palette.deep], [0.35, palette.slate], [0.62, hex("#9a5f4a")], [0.85, palette.ember], [1, palette.sun]] });
  const far = ridge({ base: 0.7, height: 0.16, seed: 347, colour: hex("#8d5240"), foot: palette.ember, mist: 0.9 });
  const near = ridge({ base: 0.86, height: 0.36, scale: 1.1, seed: 353, colour: hex("#2b2327"), foot: hex("#54352f"), mist: 0.6, shape: (x) => 0.32 + 0.68 * Math.exp(-(((x - 1.78) / 0.5) ** 2)) });
  const road = ridge({ base: 1.02, height: 0.2, scale: 0.8, seed: 359, colour: palette.ink, mist: 0 });
  const tower = await stencil(mast(), { width: 500, left: top.x - 0.19, top: top.y, wide: 0.38 });
  /** @type {HeroImage} */
  return (x, y, pixel) => {
    let colour = heaven(x, y);
    const distance = Math.hypot(x - top.x, y - top.y);
    const ring = smooth(0.045, 0.01, Math.abs(((distance / 0.115 + 0.5) % 1) - 0.5)) * smooth(0.04, 0.1, distance) * Math.exp(-distance / 0.3);
    colour = add(colour, palette.pale, ring * 0.42);
    colour = far(colour, x, y, pixel);
    colour = mix(colour, palette.night, tower(x, y));
    colour = near(colour, x, y, pixel);
    colour = lamp(colour, x, y, { ...top, size: 0.014, light: palette.clay, strength: 2.2 });
    colour = road(colour, x, y, pixel);
    const haze = 0.4 + 0.9 * clouds(x * 3, y * 9, 361, 4);
    colour = add(colour, palette.pale, 0.75 * haze * beam(x, y, { x: 1.24, y: 0.885, angle: 0.03, width: 0.11, reach: 0.26 }));
    for (const light of [{ x: 1.235, y: 0.883 }, { x: 1.25, y: 0.887 }]) colour = lamp(colour, x, y, { ...light, size: 0.008, light: palette.cream, strength: 1.6 });
    for (const light of [{ x: 1.158, y: 0.886 }, { x: 1.166, y: 0.888 }]) colour = lamp(colour, x, y, { ...light, size: 0.005, light: palette.clay, strength: 1.6 });
    return vignette(colour, x / 2.39, y, 0.4);
  };
}

/** Media & Web: one evening by the sea, cut for a wall, a square and a phone, and the timeline that it comes from. */
async function screens() {
  const wall = { left: 1.12, top: 0.17, wide: 0.74, high: 0.37 };
  const square = { left: 1.91, top: 0.25, wide: 0.22, high: 0.22 };
  const phone = { left: 2.18, top: 0.14, wide: 0.15, high: 0.33 };
  const person = await stencil(editor(), { width: 900, left: 1.3, top: 0.545, wide: 0.5 });
  const shown = [wall, square, phone].map((frame) => ({ frame, film: evening(cutTo(frame, wall), 371) }));
  /** @type {HeroImage} */
  return (x, y, pixel) => {
    let colour = mix(palette.night, palette.teal, 0.85 * Math.exp(-Math.hypot(x - 1.65, (y - 0.4) * 1.4) / 0.75));
    colour = mix(colour, mix(palette.ink, palette.night, smooth(0.72, 1, y)), smooth(-pixel, pixel, y - DESK));
    for (const { frame, film } of shown) {
      colour = add(colour, mix(palette.sun, palette.ember, 0.4), 0.13 * Math.exp(-away(frame, x, y) / 0.09));
      const mirrored = 2 * DESK - y + 0.02 * (noise(x * 60, y * 12, 373) - 0.5);
      const glow = y > DESK ? 0.5 * smooth(1, DESK, y) : 0;
      if (glow > 0 && away(frame, x, mirrored) === 0) colour = mix(colour, film(x, mirrored), glow);
      colour = hung(colour, frame, film, { x, y, pixel });
    }
    const lit = clamp(person(x, y) - person(x, y - pixel * 5));
    colour = add(mix(timeline(colour, x, y, pixel), palette.night, person(x, y)), palette.sun, lit * 0.45);
    return vignette(colour, x / 2.39, y, 0.35);
  };
}

const DESK = 0.72;

/** Where the whole film would lie that a frame cuts its part of, with the sun in the frame's middle. @param {Frame} frame @param {Frame} whole @returns {Frame} */
function cutTo(frame, whole) {
  const wide = (whole.wide * frame.high) / whole.high;
  return { ...frame, wide, left: frame.left + frame.wide / 2 - (SUN.x / 2.39) * wide };
}

/** Tracks of clips below the largest screen, and where it is being cut. @param {Colour} colour @param {number} x @param {number} y @param {number} pixel */
function timeline(colour, x, y, pixel) {
  const [left, top, wide, step] = [1.12, 0.575, 0.74, 0.03];
  const track = Math.floor((y - top) / step);
  if (x < left || x > left + wide || track < 0 || track > 2) return colour;
  const place = (x - left) * (9 - track * 2) + noise(track * 7, 1, 377) * 2;
  const clip = Math.floor(place);
  const inClip = smooth(0.49, 0.46, Math.abs(place - clip - 0.5));
  const inTrack = smooth(step * 0.42, step * 0.36, Math.abs(y - top - (track + 0.5) * step));
  const tone = [palette.ember, palette.lagoon, palette.sun][track] ?? palette.sun;
  const shown = mix(colour, scale(tone, 0.35 + 0.3 * noise(clip * 3, track, 379)), inClip * inTrack * 0.9);
  return mix(shown, palette.cream, 0.9 * smooth(pixel * 1.6, pixel * 0.4, Math.abs(x - left - wide * 0.62)));
}

/** Events: the first song, by the sea. */
async function stage() {
  const heaven = sky({ horizon: 0.62, seed: 381, sun: { x: 0.98, y: 0.2, radius: 0.05 }, light: palette.pale, glow: 0.35, veil: 0.2, stops: [[0, palette.night], [0.6, palette.deep], [1, hex("#5b3b3d")]] });
  const water = sea({ horizon: 0.62, seed: 383, sun: { x: 0.98 }, light: palette.pale, glitter: 0.5, stops: [[0, palette.slate], [1, palette.night]] });
  const rig = await stencil(stageRig(), { width: 1500, left: 1.2, top: 0.12, wide: 1.08 });
  const people = await stencil(crowd({ count: 22, seed: 389 }), { width: 2000, left: 0.8, top: 0.65, wide: 1.7 });
  const lights = [[1.34, 0.95, palette.ember], [1.5, 1.2, palette.sun], [1.74, 1.57, palette.pale], [1.98, 1.94, palette.sun], [2.14, 2.19, palette.ember]]
    .map(([x, angle, light]) => ({ x: Number(x), y: 0.175, angle: Number(angle), width: 0.13, reach: 0.62, light: /** @type {Colour} */ (light) }));
  /** @type {HeroImage} */
  return (x, y, pixel) => {
    let colour = y < 0.62 ? heaven(x, y) : water(x, y);
    const shore = 0.7 - 0.09 * smooth(0.9, 1.35, x) + 0.25 * smooth(0.9, 0.2, x) + 0.012 * (noise(x * 14, 2, 393) - 0.5);
    colour = mix(colour, mix(palette.umber, palette.night, smooth(0.7, 0.95, y)), smooth(-0.006, 0.006, y - shore));
    const haze = 0.35 + 0.95 * clouds(x * 2, y * 4.5, 391, 5);
    const floor = smooth(1.12, 1.26, x) * smooth(2.36, 2.22, x);
    colour = mix(colour, palette.ink, 0.75 * floor * smooth(0.14, 0.3, y));
    for (const light of lights) colour = add(colour, light.light, 0.95 * beam(x, y, light) * haze);
    colour = add(colour, palette.ember, 0.25 * floor * Math.exp(-Math.abs(y - 0.66) / 0.09) * haze);
    colour = mix(colour, palette.night, rig(x, y));
    for (const light of lights) colour = lamp(colour, x, y, { ...light, size: 0.013, strength: 1.7 });
    colour = festoon(colour, x, y);
    const lit = clamp(people(x, y) - people(x, y - pixel * 5)) * smooth(1, 1.5, x);
    colour = add(mix(colour, palette.night, people(x, y)), palette.ember, lit * 0.5);
    return vignette(colour, x / 2.39, y, 0.35);
  };
}

/** Bulbs on a wire that hangs from the left into the rig. @param {Colour} colour @param {number} x @param {number} y */
function festoon(colour, x, y) {
  if (x > 1.24) return colour;
  const wired = mix(colour, palette.night, 0.7 * smooth(0.0022, 0.0012, Math.abs(y - wireAt(x))));
  const bulb = Math.round(x / BULBS_APART) * BULBS_APART;
  return lamp(wired, x, y, { x: bulb, y: wireAt(bulb) + 0.014, size: 0.0075, light: palette.sun, strength: 1.1 });
}

const BULBS_APART = 0.062;

/** @param {number} x */
function wireAt(x) {
  const along = x / 1.24;
  return 0.16 + 0.4 * along * (1 - along);
}

const SUN = { x: 1.35, y: 0.5, radius: 0.1 };

/** The film of every screen: the sun goes down behind a headland. It fills the frame that it is made for. @param {Frame} frame @param {number} seed */
function evening({ left, top, wide, high }, seed) {
  const heaven = sky({ horizon: 0.62, seed, sun: SUN, stops: [[0, hex("#31505a")], [0.45, hex("#b0684a")], [0.8, palette.sun], [1, palette.pale]] });
  const water = sea({ horizon: 0.62, seed: seed + 1, sun: SUN, glitter: 0.9, stops: [[0, hex("#d99a5c")], [0.3, palette.sea], [1, palette.deep]] });
  const land = ridge({ base: 0.63, height: 0.24, seed: seed + 3, colour: hex("#5c3530"), foot: palette.peach, bottom: 0.625, shape: (x) => smooth(1.0, 0.2, x) + smooth(1.75, 2.3, x) * 0.7 });
  /** @param {number} x @param {number} y @returns {Colour} */
  return (x, y) => {
    const [across, down] = [((x - left) / wide) * 2.39, (y - top) / high];
    return scale(land(down < 0.62 ? heaven(across, down) : water(across, down), across, down, 0.004), 1.12);
  };
}

/** How far a point lies outside of a frame; 0 inside. @param {Frame} frame @param {number} x @param {number} y */
function away({ left, top, wide, high }, x, y) {
  return Math.hypot(Math.max(left - x, 0, x - left - wide), Math.max(top - y, 0, y - top - high));
}

/** A screen with its dark edge, in front of what was painted before. @param {Colour} behind @param {Frame} frame @param {(x: number, y: number) => Colour} film @param {{ x: number, y: number, pixel: number }} point */
function hung(behind, frame, film, { x, y, pixel }) {
  const distance = away(frame, x, y);
  if (distance > 0.02) return behind;
  const edged = mix(behind, palette.night, smooth(0.013 + pixel, 0.012 - pixel, distance));
  return distance === 0 ? film(x, y) : edged;
}
