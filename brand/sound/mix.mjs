import { RATE, track } from "./instruments.mjs";

/** @typedef {import("./instruments.mjs").Track} Track */
/** @typedef {"left" | "right"} Side */

/** @type {Side[]} */
const SIDES = ["left", "right"];

/** Adds one track to another. @param {Track} to @param {Track} from @param {number} loud */
export function addTrack(to, from, loud) {
  for (const side of SIDES) {
    for (const [moment, value] of from[side].entries()) to[side][moment] = (to[side][moment] ?? 0) + value * loud;
  }
}

/** Takes the upper tones away. @param {Track} sound @param {(seconds: number) => number} hertz above which they fade */
export function soften(sound, hertz) {
  for (const side of SIDES) {
    const line = sound[side];
    let [once, twice] = [0, 0];
    for (let moment = 0; moment < line.length; moment += 1) {
      const share = 1 - Math.exp((-2 * Math.PI * hertz(moment / RATE)) / RATE);
      once += share * ((line[moment] ?? 0) - once);
      twice += share * (once - twice);
      line[moment] = twice;
    }
  }
}

/** Makes room for the drum: all else steps back when it is struck. @param {Track} sound @param {number[]} strokes seconds @param {number} depth from 0 to 1 */
export function duck(sound, strokes, depth) {
  for (const [index, stroke] of strokes.entries()) {
    const first = Math.round(stroke * RATE);
    const last = Math.min(Math.round((strokes[index + 1] ?? Infinity) * RATE), first + RATE, sound.left.length);
    for (let moment = first; moment < last; moment += 1) {
      const t = (moment - first) / RATE;
      const gain = 1 - depth * Math.min(1, t / 0.008) * Math.exp(-t / 0.16);
      for (const side of SIDES) sound[side][moment] = (sound[side][moment] ?? 0) * gain;
    }
  }
}

/** Repeats a sound from the other side, and again, each time more quietly. @param {Track} sound @param {{ seconds: number, loud: number }} echo */
export function echo(sound, { seconds, loud }) {
  const back = Math.round(seconds * RATE);
  const { left, right } = sound;
  for (let moment = back; moment < left.length; moment += 1) {
    const [before, beside] = [left[moment - back] ?? 0, right[moment - back] ?? 0];
    left[moment] = (left[moment] ?? 0) + beside * loud;
    right[moment] = (right[moment] ?? 0) + before * loud;
  }
}

/** What a hall gives back: eight walls at distances that have nothing in common. @param {Track} sound @returns {Track} */
export function hall(sound) {
  const answer = track(sound.left.length / RATE);
  const walls = { left: [1433, 1601, 1867, 2053], right: [1487, 1663, 1811, 2131] };
  for (const side of SIDES) {
    for (const wall of walls[side]) reflect(answer[side], sound[side], wall);
  }
  return answer;
}

/** @param {Float32Array} to @param {Float32Array} from @param {number} wall */
function reflect(to, from, wall) {
  const line = new Float32Array(wall);
  let dull = 0;
  for (let moment = 0; moment < to.length; moment += 1) {
    const at = moment % wall;
    const heard = line[at] ?? 0;
    dull += 0.35 * (heard - dull);
    line[at] = (from[moment] ?? 0) + dull * 0.86;
    to[moment] = (to[moment] ?? 0) + heard * 0.25;
  }
}

/** Rounds off peaks, takes away what no ear hears below 30 hertz, ends in silence. @param {Track} sound @param {{ peak: number, drive: number, fade: number }} options */
export function master(sound, { peak, drive, fade }) {
  let highest = 0;
  for (const side of SIDES) {
    const line = sound[side];
    let rest = 0;
    for (const [moment, value] of line.entries()) {
      rest += ((2 * Math.PI * 30) / RATE) * (value - rest);
      const end = Math.min(1, (line.length - 1 - moment) / (fade * RATE));
      const round = Math.tanh((value - rest) * drive) * end * end;
      line[moment] = round;
      highest = Math.max(highest, Math.abs(round));
    }
  }
  for (const side of SIDES) sound[side].forEach((value, moment, line) => (line[moment] = (value * peak) / highest));
}

/** A WAV file: two channels of 16 bits. @param {Track} sound */
export function wavOf({ left, right }) {
  const file = Buffer.alloc(44 + left.length * 4);
  file.write("RIFF", 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  for (const [index, value] of [1, 2].entries()) file.writeUInt16LE(value, 20 + index * 2);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 4, 28);
  for (const [index, value] of [4, 16].entries()) file.writeUInt16LE(value, 32 + index * 2);
  file.write("data", 36);
  file.writeUInt32LE(left.length * 4, 40);
  left.forEach((value, moment) => {
    file.writeInt16LE(Math.round(value * 32_767), 44 + moment * 4);
    file.writeInt16LE(Math.round((right[moment] ?? 0) * 32_767), 46 + moment * 4);
  });
  return file;
}
