/** Seeded randomness: the same seed gives the same picture on every machine. */

/** @param {string} text */
export function seedOf(text) {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** A row of numbers in [0, 1). @param {number} seed */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth noise in [0, 1] over the plane. @param {number} x @param {number} y @param {number} seed */
export function noise(x, y, seed) {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const u = fade(x - column);
  const v = fade(y - row);
  const top = mixNumber(lattice(column, row, seed), lattice(column + 1, row, seed), u);
  const bottom = mixNumber(lattice(column, row + 1, seed), lattice(column + 1, row + 1, seed), u);
  return mixNumber(top, bottom, v);
}

/** Noise upon noise, each finer and fainter: clouds, haze, rock. @param {number} x @param {number} y @param {number} seed */
export function clouds(x, y, seed, octaves = 5, gain = 0.5) {
  let sum = 0;
  let weight = 1;
  let total = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += weight * noise(x, y, seed + octave * 101);
    total += weight;
    weight *= gain;
    x = x * 2.03 + 17.1;
    y = y * 2.03 + 5.7;
  }
  return sum / total;
}

/** Sharp crests and soft valleys, in [0, 1]. @param {number} x @param {number} y @param {number} seed */
export function crests(x, y, seed, octaves = 6, gain = 0.5) {
  let sum = 0;
  let weight = 1;
  let total = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += weight * (1 - Math.abs(2 * noise(x, y, seed + octave * 77) - 1));
    total += weight;
    weight *= gain;
    x = x * 2.07 + 3.3;
    y = y * 2.07 + 9.2;
  }
  return sum / total;
}

/** @param {number} column @param {number} row @param {number} seed */
function lattice(column, row, seed) {
  let hash = Math.imul(column, 374761393) ^ Math.imul(row, 668265263) ^ Math.imul(seed, 1442695041);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  hash = Math.imul(hash ^ (hash >>> 16), 2246822519);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296;
}

/** @param {number} t */
function fade(t) {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** @param {number} a @param {number} b @param {number} t */
function mixNumber(a, b, t) {
  return a + (b - a) * t;
}
