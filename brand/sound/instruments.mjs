import { randomFrom, seedOf } from "../paint/noise.mjs";

export const RATE = 48_000;

/** Sound for two ears, a number from -1 to 1 for each moment. @typedef {{ left: Float32Array, right: Float32Array }} Track */
/** When a note begins and how long it is held, both in seconds, how loud it is, and where it stands: -1 left, 1 right. */
/** @typedef {{ at: number, seconds: number, loud: number, side?: number }} Note */

/** Silence. @param {number} seconds @returns {Track} */
export function track(seconds) {
  const length = Math.round(seconds * RATE);
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

/** Writes what `wave` says into a track, from the moment of the note on. @param {Track} to @param {Note} note @param {(seconds: number) => number} wave */
function play(to, { at, seconds, loud, side = 0 }, wave) {
  const first = Math.round(at * RATE);
  const last = Math.min(to.left.length, first + Math.round(seconds * RATE));
  const [left, right] = [loud * Math.cos((side + 1) * Math.PI / 4), loud * Math.sin((side + 1) * Math.PI / 4)];
  for (let moment = first; moment < last; moment += 1) {
    const value = wave((moment - first) / RATE);
    to.left[moment] = (to.left[moment] ?? 0) + value * left;
    to.right[moment] = (to.right[moment] ?? 0) + value * right;
  }
}

/** Hertz of a note that is counted as on a keyboard: 69 is the A of 440. @param {number} key */
function hertz(key) {
  return 440 * 2 ** ((key - 69) / 12);
}

/** A held chord: three saws a note, a little out of tune with each other, so that it breathes. @param {Track} to @param {Note & { keys: number[] }} note */
export function pad(to, { keys, ...note }) {
  for (const key of keys) {
    for (const [voice, cents] of [-9, 1, 8].entries()) {
      const pitch = hertz(key + cents / 100);
      const start = ((key * 7 + voice * 3) % 10) / 10;
      const swell = edges(note.seconds, 0.5, 0.7);
      play(to, { ...note, side: (voice - 1) * 0.7 }, (t) => saw(t * pitch + start) * swell(t));
    }
  }
}

/** @param {Track} to @param {Note & { key: number }} note */
export function bass(to, { key, ...note }) {
  const pitch = hertz(key);
  const hold = edges(note.seconds, 0.006, 0.06);
  play(to, note, (t) => {
    const body = Math.sin(2 * Math.PI * pitch * t) + 0.35 * Math.sin(4 * Math.PI * pitch * t) * Math.exp(-t / 0.22);
    return Math.tanh(1.5 * body) * (0.55 + 0.45 * Math.exp(-t / 0.25)) * hold(t);
  });
}

/** A plucked string of glass: one wave bends another, less and less. @param {Track} to @param {Note & { key: number }} note */
export function pluck(to, { key, ...note }) {
  const pitch = hertz(key);
  const hold = edges(note.seconds, 0.003, 0.05);
  play(to, note, (t) => {
    const bend = 1.6 * Math.exp(-t / 0.09) * Math.sin(4 * Math.PI * pitch * t);
    return Math.sin(2 * Math.PI * pitch * t + bend) * Math.exp(-t / 0.2) * hold(t);
  });
}

/** A bass drum: a tone that falls from 150 to 46 hertz. @param {Track} to @param {Note} note */
export function kick(to, note) {
  const hold = edges(note.seconds, 0.001, 0.05);
  play(to, note, (t) => {
    const turns = 46 * t + 104 * 0.032 * (1 - Math.exp(-t / 0.032));
    return Math.sin(2 * Math.PI * turns) * Math.exp(-t / 0.15) * hold(t) + 0.25 * Math.exp(-t / 0.003) * Math.sin(t * 9000);
  });
}

/** Hands: three short bursts, and the room after them. @param {Track} to @param {Note} note */
export function clap(to, note) {
  const hiss = band(seedOf(`clap ${note.at}`), 1300, 0.55);
  const hold = edges(note.seconds, 0.001, 0.04);
  play(to, note, (t) => {
    const burst = t < 0.03 ? Math.exp(-(t % 0.011) / 0.004) : Math.exp(-(t - 0.03) / 0.07);
    return hiss() * burst * hold(t);
  });
}

/** @param {Track} to @param {Note} note */
export function hat(to, note) {
  const hiss = band(seedOf(`hat ${note.at}`), 9000, 0.8);
  const hold = edges(note.seconds, 0.001, 0.01);
  play(to, note, (t) => hiss() * Math.exp(-t / (note.seconds / 3)) * hold(t));
}

/** Wind that rises until the next part begins. @param {Track} to @param {Note} note */
export function riser(to, note) {
  const hiss = band(seedOf(`riser ${note.at}`), 3200, 0.35);
  play(to, note, (t) => hiss() * (t / note.seconds) ** 2.4 * Math.min(1, (note.seconds - t) / 0.02));
}

/** A cymbal over a drum that one feels: where a new part begins. @param {Track} to @param {Note} note */
export function crash(to, note) {
  const hiss = band(seedOf(`crash ${note.at}`), 6200, 0.5);
  const hold = edges(note.seconds, 0.002, 0.3);
  play(to, note, (t) => (0.5 * hiss() * Math.exp(-t / 0.55) + Math.sin(2 * Math.PI * 44 * t) * Math.exp(-t / 0.4)) * hold(t));
}

/** A saw tooth with a round back: its upper tones would hiss. @param {number} turns */
function saw(turns) {
  return 2 * (turns - Math.floor(turns)) - 1;
}

/** From silence to full in `rise` seconds, and back within the last `fall` ones. @param {number} seconds @param {number} rise @param {number} fall */
function edges(seconds, rise, fall) {
  /** @param {number} t */
  return (t) => Math.min(1, t / rise, (seconds - t) / fall);
}

/** Noise around a pitch; the same seed gives the same noise. @param {number} seed @param {number} pitch in hertz @param {number} wide from 0 to 1 */
function band(seed, pitch, wide) {
  const random = randomFrom(seed);
  const turn = 2 * Math.sin((Math.PI * Math.min(pitch, RATE / 7)) / RATE);
  let [low, middle] = [0, 0];
  return () => {
    low += turn * middle;
    const high = random() * 2 - 1 - low - 2 * wide * middle;
    middle += turn * high;
    return pitch > 5000 ? high : middle;
  };
}
