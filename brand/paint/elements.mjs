import { add, clamp, mix, palette, ramp, scale, smooth } from "./colour.mjs";
import { clouds, crests, noise } from "./noise.mjs";

/** @typedef {import("./colour.mjs").Colour} Colour */
/** @typedef {{ x: number, y: number, radius: number }} Sun */

/**
 * A sky with drifting dust and, if asked for, a sun or moon that dissolves downwards.
 * @param {{ stops: Array<[number, Colour]>, horizon: number, seed: number, sun?: Sun, light?: Colour, glow?: number, veil?: number }} options
 */
export function sky({ stops, horizon, seed, sun, light = palette.sun, glow = 0.6, veil = 0.8 }) {
  const colours = ramp(stops);
  /** @param {number} x @param {number} y @returns {Colour} */
  return (x, y) => {
    const drift = clouds(x * 0.9 + 3, y * 4.2, seed, 5) - 0.5;
    const bands = clouds(x * 0.7 + 11, y * 13 + drift * 2, seed + 21, 6);
    let colour = colours(clamp(y / horizon + drift * 0.18));
    colour = mix(colour, colours(1), 0.3 * smooth(0.48, 0.8, bands) * smooth(0.1, 0.8, y / horizon));
    if (!sun) return colour;
    const distance = Math.hypot(x - sun.x, y - sun.y);
    colour = add(colour, light, glow * (Math.exp(-distance / 0.12) + 0.5 * Math.exp(-distance / 0.4)));
    const inside = 1 - smooth(sun.radius * 0.98, sun.radius * 1.02, distance);
    if (inside === 0) return colour;
    const lowering = clamp((y - sun.y + sun.radius) / (2 * sun.radius));
    const disc = mix(palette.cream, light, lowering ** 1.3 * 0.8);
    return mix(colour, scale(disc, 1.1), inside * (1 - veil * lowering ** 2 - 0.35 * smooth(0.5, 0.74, bands) * lowering));
  };
}

/**
 * Water with the sun's road on it.
 * @param {{ stops: Array<[number, Colour]>, horizon: number, seed: number, sun?: { x: number }, light?: Colour, glitter?: number, width?: number }} options
 */
export function sea({ stops, horizon, seed, sun, light = palette.pale, glitter = 0.75, width = 1 }) {
  const colours = ramp(stops);
  /** @param {number} x @param {number} y @returns {Colour} */
  return (x, y) => {
    const depth = clamp((y - horizon) / (1 - horizon));
    const away = 1 / (depth + 0.05);
    const across = (x - (sun?.x ?? 1.2)) * (away + 1.5);
    const swell = clouds(across * 1.6 + 30, away * 7 - depth * 30, seed + 50, 4);
    const base = colours(clamp(depth + (swell - 0.5) * 0.18));
    if (!sun) return base;
    const spread = (0.03 + 0.14 * depth) * width;
    const column = Math.exp(-(((x - sun.x) / spread) ** 2)) + 0.2 * Math.exp(-Math.abs(x - sun.x) / (spread * 2.6));
    const ripple = noise(across * 6 + 9, away * 30 - depth * 130, seed + 60);
    const sparkle = smooth(0.5, 0.74, ripple * 0.55 + swell * 0.5);
    return add(base, light, glitter * column * (0.14 + 1.15 * sparkle) * (1 - depth) ** 0.8);
  };
}

/**
 * A line of hills in front of what was painted before.
 * @param {{ base: number, height: number, scale?: number, seed: number, colour: Colour, foot?: Colour, mist?: number, relief?: number, bottom?: number, shape?: (x: number) => number }} options
 */
export function ridge({ base, height, scale: size = 2.4, seed, colour, foot = colour, mist = 0.7, relief = 0.2, bottom = 2, shape = () => 1 }) {
  /** @param {Colour} behind @param {number} x @param {number} y @param {number} pixel @returns {Colour} */
  return (behind, x, y, pixel) => {
    if (y > bottom) return behind;
    const top = base - height * shape(x) * (0.2 + 1.5 * (crests(x * size + seed * 3.7, seed * 0.31, seed, 7, 0.48) - 0.34));
    const cover = smooth(-pixel * 0.8, pixel * 0.8, y - top);
    if (cover === 0) return behind;
    const depth = smooth(base - height * 0.7, base + height * 0.35, y);
    const slope = crests(x * 11, y * 9 + x * 0.8, seed + 5, 5) - 0.62;
    const wisps = clouds(x * 2.2, y * 9, seed + 31, 4);
    const rock = mix(scale(colour, 1 + slope * relief), foot, clamp(depth ** 1.2 * mist * (0.55 + 0.9 * wisps)));
    return mix(behind, rock, cover);
  };
}

/** Darker towards the corners. @param {Colour} colour @param {number} x from 0 to 1 @param {number} y */
export function vignette(colour, x, y, strength = 0.5) {
  return scale(colour, 1 - strength * smooth(0.3, 0.85, Math.hypot((x - 0.5) * 0.95, (y - 0.5) * 0.9)));
}

/** A soft round light. @param {Colour} colour @param {number} x @param {number} y @param {{ x: number, y: number, size: number, light: Colour, strength?: number }} lamp */
export function lamp(colour, x, y, { x: left, y: top, size, light, strength = 1 }) {
  const distance = Math.hypot(x - left, y - top) / size;
  if (distance > 9) return colour;
  return add(colour, light, strength * (Math.exp(-distance * distance * 2) * 1.4 + 0.12 * Math.exp(-distance / 1.6)));
}

/** A beam of light in dust, from a point towards a direction. @param {number} x @param {number} y @param {{ x: number, y: number, angle: number, width: number, reach: number }} beam @returns {number} */
export function beam(x, y, { x: left, y: top, angle, width, reach }) {
  const across = x - left;
  const down = y - top;
  const along = across * Math.cos(angle) + down * Math.sin(angle);
  if (along <= 0) return 0;
  const aside = Math.abs(down * Math.cos(angle) - across * Math.sin(angle));
  const half = 0.006 + along * width;
  return Math.exp(-((aside / half) ** 2) * 1.6) * Math.exp(-along / reach);
}
