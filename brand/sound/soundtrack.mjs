import { bass, clap, crash, hat, kick, pad, pluck, riser, track } from "./instruments.mjs";
import { addTrack, duck, echo, hall, master, soften, wavOf } from "./mix.mjs";

/** Seconds. 100 beats a minute, so that two of them are 30 frames of 25 a second. */
export const BEAT = 0.6;
const BAR = 4 * BEAT;

/** What is played in a bar: the lowest note, and the chord above it. Keys are counted as on a keyboard, 60 is the middle C. */
const CHORDS = {
  Dm: { root: 38, keys: [50, 53, 57, 60, 64] },
  Bb: { root: 34, keys: [50, 53, 57, 62, 65] },
  F: { root: 41, keys: [48, 53, 57, 64, 67] },
  C: { root: 36, keys: [48, 52, 55, 62, 67] },
};

/** @type {(keyof typeof CHORDS)[]} */
const ROUND = ["Dm", "Bb", "F", "C"];

/** Thirteen bars that grow, one without drums, and a last chord that rings out. */
const BARS = Array.from({ length: 13 }, (_, bar) => bar);
const LAST = 13 * BAR;
const BREAK = 8;

/** The music of the showreel as a WAV file: it begins with the first picture and is silent after the last. @param {number} seconds at least 33 */
export function soundtrack(seconds) {
  const strokes = strokesOf(seconds);
  const [drums, bright, low, chords] = [track(seconds), track(seconds), track(seconds), track(seconds)];
  for (const bar of BARS) playBar(bar, { drums, bright, low, chords });
  for (const at of strokes) kick(drums, { at, seconds: 0.45, loud: 0.95 });
  playEnd(seconds, { drums, bright, low, chords });
  soften(chords, (t) => 480 + 1500 * Math.min(1, t / LAST) ** 1.5);
  soften(low, () => 900);
  echo(bright, { seconds: BEAT * 0.75, loud: 0.42 });
  for (const [sound, depth] of /** @type {const} */ ([[chords, 0.62], [low, 0.5], [bright, 0.25]])) duck(sound, strokes, depth);
  return mixed(seconds, { drums, bright, low, chords });
}

/** @typedef {Record<"drums" | "bright" | "low" | "chords", import("./instruments.mjs").Track>} Tracks */

/** @param {number} seconds @param {Tracks} tracks */
function mixed(seconds, { drums, bright, low, chords }) {
  const [all, far] = [track(seconds), track(seconds)];
  for (const [sound, near, away] of /** @type {const} */ ([[drums, 0.8, 0.05], [bright, 0.95, 0.4], [low, 0.42, 0], [chords, 0.62, 0.2]])) {
    addTrack(all, sound, near);
    addTrack(far, sound, away);
  }
  addTrack(all, hall(far), 0.6);
  master(all, { peak: 0.8, drive: 1.15, fade: 1.6 });
  return wavOf(all);
}

/** When the bass drum is struck: on each beat, from the second bar on, and once for the end. @param {number} seconds */
function strokesOf(seconds) {
  const beats = BARS.flatMap((bar) => (bar === 0 || bar === BREAK ? [] : [0, 1, 2, 3].map((beat) => bar * BAR + beat * BEAT)));
  return [...beats, LAST].filter((at) => at < seconds);
}

/** @param {number} bar */
function chordsOf(bar) {
  const usual = ROUND[bar % ROUND.length] ?? "Dm";
  return bar === 12 ? /** @type {const} */ (["Bb", "C"]) : [usual];
}

/** @param {number} bar @param {Tracks} tracks */
function playBar(bar, { drums, bright, low, chords }) {
  const start = bar * BAR;
  const names = chordsOf(bar);
  const held = BAR / names.length;
  for (const [index, name] of names.entries()) {
    const { root, keys } = CHORDS[name];
    const at = start + index * held;
    pad(chords, { at: Math.max(0, at - 0.1), seconds: held + 0.6, loud: bar === BREAK ? 0.2 : 0.15, keys });
    playBass(low, { at, bar, root, beats: 4 / names.length });
    playStrings(bright, { at, bar, keys, beats: 4 / names.length });
  }
  playDrums(drums, bar);
}

/** @param {import("./instruments.mjs").Track} to @param {{ at: number, bar: number, root: number, beats: number }} part */
function playBass(to, { at, bar, root, beats }) {
  if (bar === 0) return;
  if (bar < 3 || bar === BREAK) return bass(to, { at, seconds: beats * BEAT, loud: 0.6, key: root });
  const steps = [0, 1.5, 2, 3, 3.5].filter((beat) => beat < beats);
  for (const [index, beat] of steps.entries()) {
    const seconds = ((steps[index + 1] ?? beats) - beat) * BEAT * 0.92;
    bass(to, { at: at + beat * BEAT, seconds, loud: 0.72, key: beat === 3.5 ? root + 12 : root });
  }
}

/** Notes of the chord one after the other, in eighths and then in sixteenths. @param {import("./instruments.mjs").Track} to @param {{ at: number, bar: number, keys: number[], beats: number }} part */
function playStrings(to, { at, bar, keys, beats }) {
  const step = bar < 2 ? 1 : bar < 5 || bar === BREAK ? 0.5 : 0.25;
  const order = [0, 2, 4, 1, 3, 4, 2, 3];
  for (let beat = 0; beat < beats; beat += step) {
    const count = Math.round(beat / step);
    const key = (keys[order[count % order.length] ?? 0] ?? 60) + 12;
    const accent = count % 3 === 0 ? 1 : 0.62;
    pluck(to, { at: at + beat * BEAT, seconds: 0.9, loud: accent * (bar < 5 ? 0.32 : 0.26), key, side: count % 2 ? 0.45 : -0.45 });
  }
}

/** @param {import("./instruments.mjs").Track} to @param {number} bar */
function playDrums(to, bar) {
  const start = bar * BAR;
  if (bar === BREAK) return riser(to, { at: start, seconds: BAR, loud: 0.3 });
  if (bar === BREAK + 1) crash(to, { at: start, seconds: 2.4, loud: 0.4 });
  if (bar === 12) riser(to, { at: start + BAR / 2, seconds: BAR / 2, loud: 0.25 });
  for (const beat of bar < 3 ? [] : [1, 3]) clap(to, { at: start + beat * BEAT, seconds: 0.35, loud: 0.85 });
  for (const beat of bar < 2 ? [] : [0.5, 1.5, 2.5, 3.5]) hat(to, { at: start + beat * BEAT, seconds: 0.12, loud: 0.2, side: 0.2 });
  for (const beat of bar < 5 ? [] : [0.25, 0.75, 1.25, 1.75, 2.25, 2.75, 3.25, 3.75]) {
    hat(to, { at: start + beat * BEAT, seconds: 0.05, loud: 0.1, side: -0.3 });
  }
}

/** The last chord, with all of its notes once more, one by one. @param {number} seconds @param {Tracks} tracks */
function playEnd(seconds, { drums, bright, low, chords }) {
  const { root, keys } = CHORDS.F;
  const left = seconds - LAST;
  crash(drums, { at: LAST, seconds: left, loud: 0.55 });
  pad(chords, { at: LAST, seconds: left, loud: 0.19, keys });
  bass(low, { at: LAST, seconds: left * 0.8, loud: 0.6, key: root - 12 });
  for (const [index, key] of [...keys, 72].entries()) {
    pluck(bright, { at: LAST + index * BEAT / 2, seconds: 1.2, loud: 0.34, key: key + 12, side: index % 2 ? 0.4 : -0.4 });
  }
}
