/** Colours as [red, green, blue] in linear light, so that adding light looks like light. */

/** @typedef {[number, number, number]} Colour */

/** The colours of app/ui/styles/tokens.css and a few between them. */
export const palette = {
  night: hex("#050d12"),
  ink: hex("#08151b"),
  deep: hex("#0d1f27"),
  teal: hex("#15303b"),
  slate: hex("#21444f"),
  mist: hex("#9db1b6"),
  umber: hex("#3a1a10"),
  rust: hex("#8f3217"),
  clay: hex("#b4431f"),
  ember: hex("#d15a30"),
  peach: hex("#f0a583"),
  sun: hex("#f2b04f"),
  pale: hex("#fadfab"),
  haze: hex("#eaddc8"),
  sand: hex("#d9c5a6"),
  cream: hex("#fff6e4"),
  sea: hex("#0b5560"),
  lagoon: hex("#7cc3c6"),
};

/** @param {string} code @returns {Colour} */
export function hex(code) {
  const value = Number.parseInt(code.slice(1), 16);
  return [toLinear(value >> 16), toLinear((value >> 8) & 255), toLinear(value & 255)];
}

/** @param {Colour} a @param {Colour} b @param {number} t @returns {Colour} */
export function mix(a, b, t) {
  const share = clamp(t);
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** @param {Colour} base @param {Colour} light @param {number} strength @returns {Colour} */
export function add(base, light, strength) {
  return [base[0] + light[0] * strength, base[1] + light[1] * strength, base[2] + light[2] * strength];
}

/** @param {Colour} colour @param {number} factor @returns {Colour} */
export function scale(colour, factor) {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor];
}

/**
 * A gradient through colours at rising places, mixed as the eye sees it (OKLab).
 * @param {Array<[number, Colour]>} stops
 * @returns {(t: number) => Colour}
 */
export function ramp(stops) {
  const steps = 512;
  const table = Array.from({ length: steps + 1 }, (_, index) => colourAt(stops, index / steps));
  return (t) => table[Math.round(clamp(t) * steps)] ?? [0, 0, 0];
}

/** @param {number} value */
export function clamp(value, low = 0, high = 1) {
  return value < low ? low : value > high ? high : value;
}

/** 0 below `from`, 1 above `to`, smooth between. @param {number} from @param {number} to @param {number} value */
export function smooth(from, to, value) {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** @param {number} linear @returns {number} 0 to 255 */
export function toByte(linear) {
  const value = clamp(linear);
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
}

/** Bright light rolls off like on film instead of clipping. @param {number} value */
export function film(value) {
  return value <= 0.7 ? value : 0.7 + 0.3 * (1 - Math.exp(-(value - 0.7) / 0.3));
}

/** @param {number} byte */
function toLinear(byte) {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** @param {Array<[number, Colour]>} stops @param {number} t @returns {Colour} */
function colourAt(stops, t) {
  const next = stops.findIndex(([place]) => place >= t);
  const after = stops[next < 0 ? stops.length - 1 : next];
  const before = stops[Math.max(0, (next < 0 ? stops.length : next) - 1)];
  if (!after || !before) return [0, 0, 0];
  const span = after[0] - before[0];
  return mixOklab(before[1], after[1], span > 0 ? (t - before[0]) / span : 1);
}

/** @param {Colour} a @param {Colour} b @param {number} t @returns {Colour} */
function mixOklab(a, b, t) {
  const first = toOklab(a);
  const second = toOklab(b);
  return fromOklab(mix(first, second, t));
}

/** Björn Ottosson's OKLab. @param {Colour} colour @returns {Colour} */
function toOklab([r, g, b]) {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** @param {Colour} lab @returns {Colour} */
function fromOklab([lightness, a, b]) {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
