import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { fileFor } from "./paint/save.mjs";
import { film, PER_SECOND } from "./reel/movie.mjs";
import { endCard, lay, slate } from "./reel/slate.mjs";
import { rehearse } from "./reel/stage.mjs";
import { END, SCENES } from "./reel/shots.mjs";
import { BEAT, soundtrack } from "./sound/soundtrack.mjs";

const SIZE = { width: 1920, height: 1080 };
/** 1.2 seconds, two beats of the music. */
const SHOT_FRAMES = Math.round(2 * BEAT * PER_SECOND);
/** Long enough for the last chord to fade, and for the slogan to be read. */
const END_FRAMES = Math.round(7 * BEAT * PER_SECOND);
const SLOGAN = "Media that Inspires, Content that Moves, People that Touch";

/** Films our own pictures to our own music: `showreel.webm`, `showreel.mp4` and the picture that stands for them. */
export async function saveShowreel() {
  const [webm, mp4, poster] = await Promise.all(["showreel.webm", "showreel.mp4", "showreel.webp"].map(fileFor));
  const folder = await mkdtemp(join(tmpdir(), "showreel-"));
  const sound = join(folder, "sound.wav");
  if (!webm || !mp4 || !poster) throw new Error("no place for the showreel");
  const count = SCENES.reduce((sum, { shots }) => sum + shots.length, 0);
  await writeFile(sound, soundtrack((count * SHOT_FRAMES + END_FRAMES) / PER_SECOND));
  await film({ ...SIZE, webm, mp4, sound }, frames(poster));
  await rm(folder, { recursive: true });
  for (const file of [webm, mp4, poster]) console.log(file, `${((await stat(file)).size / 1024).toFixed(0)} KB`);
}

/** All frames in their order. Each shot is painted when it is its turn. @param {string} poster where the picture that stands for them is saved */
async function* frames(poster) {
  for (const scene of SCENES) {
    const plate = await slate(scene.slate, SIZE);
    for (const [index, shot] of scene.shots.entries()) {
      const take = await rehearse(shot, SIZE);
      for (let frame = 0; frame < SHOT_FRAMES; frame += 1) {
        const picture = blank();
        take(picture, frame / SHOT_FRAMES);
        lay(picture, SIZE, plate, { shown: index > 0 ? 1 : opened(frame / 6) });
        yield picture;
      }
    }
  }
  yield* ending(poster);
}

/** The sun from further and further away, the name over it, and the dark. @param {string} poster */
async function* ending(poster) {
  const take = await rehearse(END, SIZE);
  const card = await endCard(SLOGAN, SIZE);
  for (let frame = 0; frame < END_FRAMES; frame += 1) {
    const picture = blank();
    take(picture, frame / END_FRAMES);
    const named = opened((frame - SHOT_FRAMES / 2) / 15);
    darken(picture, 1 - 0.58 * named);
    lay(picture, SIZE, card, { strength: named });
    if (frame === SHOT_FRAMES * 2) await savePoster(picture, poster);
    darken(picture, opened((END_FRAMES - 1 - frame) / 20));
    yield picture;
  }
}

/** @param {Uint8Array} picture @param {string} file */
async function savePoster(picture, file) {
  await sharp(Buffer.from(picture), { raw: { ...SIZE, channels: 3 } }).resize({ width: 1280 }).webp({ quality: 72, effort: 6 }).toFile(file);
}

function blank() {
  return new Uint8Array(SIZE.width * SIZE.height * 3);
}

/** @param {Uint8Array} picture @param {number} light from 0 to 1 */
function darken(picture, light) {
  if (light < 1) picture.forEach((value, at) => (picture[at] = value * light));
}

/** @param {number} share */
function opened(share) {
  const within = Math.max(0, Math.min(1, share));
  return 1 - (1 - within) ** 3;
}
