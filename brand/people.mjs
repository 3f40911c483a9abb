import { add, clamp, hex, mix, palette, ramp, scale, smooth } from "./paint/colour.mjs";
import { paint } from "./paint/frame.mjs";
import { clouds, crests, noise, seedOf } from "./paint/noise.mjs";
import { relief } from "./paint/relief.mjs";
import { saveWebp } from "./paint/save.mjs";
import { people } from "./scenes/people.mjs";

/** @typedef {import("./paint/colour.mjs").Colour} Colour */

const WIDTH = 800;
const HEIGHT = 1000;

/** Up and to the right, where all of them look. @type {[number, number]} */
const light = [0.86, -0.5];

export async function savePeople() {
  for (const slug of Object.keys(people)) {
    await saveWebp(await portrait(slug), { name: `people/${slug}`, narrower: [400, 600], quality: 70 });
  }
}

/** @param {string} slug @returns {Promise<import("sharp").Sharp>} */
async function portrait(slug) {
  const person = people[slug];
  if (!person) throw new Error(`No portrait is drawn for ${slug}`);
  const layers = await Promise.all(
    person.layers.map(async (layer) => ({
      ...layer,
      tone: hex(layer.colour),
      body: await relief(layer.shapes, { width: WIDTH, height: HEIGHT, light, depth: layer.depth ?? 26 }),
    })),
  );
  const seed = seedOf(slug) % 1000;
  const sky = skyOf(person, seed);
  const image = paint({
    width: WIDTH,
    height: HEIGHT,
    seed: slug,
    grain: 0.05,
    scene: (x, y) => {
      let colour = sky(x, y);
      const at = Math.floor(y * HEIGHT) * WIDTH + Math.floor(x * HEIGHT);
      for (const layer of layers) {
        const cover = layer.body.cover[at] ?? 0;
        if (cover > 0) colour = mix(colour, lit(layer, at, x, y, seed), cover);
      }
      return dusty(colour, x, y, seed, person);
    },
  });
  return person.looksLeft ? image.flop() : image;
}

/** @param {{ sky: [string, string, string], sun: { x: number, y: number, radius: number } }} person @param {number} seed */
function skyOf({ sky, sun }, seed) {
  const colours = ramp([
    [0, hex(sky[0])],
    [0.62, hex(sky[1])],
    [1, hex(sky[2])],
  ]);
  const disc = hex(sky[2]);
  /** @param {number} x @param {number} y */
  return (x, y) => {
    const drift = clouds(x * 1.4, y * 5, seed, 5) - 0.5;
    const distance = Math.hypot(x - sun.x, y - sun.y);
    let colour = colours(clamp(y * 0.92 + drift * 0.22));
    colour = add(colour, disc, 0.35 * Math.exp(-distance / 0.3));
    const veil = clouds(x * 1.2 + 7, y * 15, seed + 3, 5);
    const lowering = clamp((y - sun.y + sun.radius) / (2 * sun.radius));
    const inside = 1 - smooth(sun.radius - 0.004, sun.radius + 0.002, distance);
    const shine = mix(mix(palette.cream, disc, 0.4), disc, lowering);
    return mix(colour, shine, inside * (1 - 0.75 * lowering ** 2 - 0.3 * smooth(0.5, 0.7, veil) * lowering));
  };
}

/** @typedef {import("./scenes/people.mjs").Layer & { tone: Colour, body: import("./paint/relief.mjs").Relief }} LitLayer */

/** The colour of a point on a shape. @param {LitLayer} layer @param {number} at @param {number} x @param {number} y @param {number} seed @returns {Colour} */
function lit({ tone, body, texture, shine = 1, isFlat }, at, x, y, seed) {
  if (isFlat) return tone;
  const soft = body.soft[at] ?? 0;
  const tight = body.tight[at] ?? 0;
  let colour = scale(tone, 0.36 + 0.75 * clamp(soft * 0.9 + 0.42) );
  if (texture) colour = scale(colour, 1 + 0.4 * textures[texture](x, y, seed));
  colour = add(colour, mix(tone, palette.peach, 0.65), 0.55 * clamp(soft) ** 1.5);
  colour = add(colour, palette.pale, 0.75 * shine * clamp(tight - 0.15) ** 1.4);
  return mix(colour, palette.ink, 0.55 * clamp(-soft * 1.2) );
}

/** @type {Record<import("./scenes/people.mjs").Texture, (x: number, y: number, seed: number) => number>} */
const textures = {
  strands: (x, y, seed) => crests(x * 34 + clouds(x * 3, y * 3, seed, 2) * 9, y * 4 + x * 3, seed, 3) - 0.62,
  curls: (x, y, seed) => crests(x * 15 + clouds(x * 9, y * 9, seed, 3) * 3, y * 15, seed, 3, 0.4) - 0.6,
  knit: (x, y, seed) => (noise(x * 160, y * 40, seed) - 0.5) * 0.35 + (clouds(x * 5, y * 5, seed + 8, 4) - 0.5) * 0.8,
  stubble: (x, y, seed) => (noise(x * 300, y * 300, seed) - 0.5) * 1.2,
};

/** Haze in front of everything, thicker towards the ground. @param {Colour} colour @param {number} x @param {number} y @param {number} seed @param {{ sky: [string, string, string] }} person */
function dusty(colour, x, y, seed, { sky }) {
  const wisps = clouds(x * 1.5 + 20, y * 6, seed + 40, 5);
  return mix(colour, hex(sky[1]), smooth(0.72, 1.12, y + (wisps - 0.5) * 0.35) * 0.6);
}
