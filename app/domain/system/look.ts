import type { Picture } from "../media/picture";

export const LOOK_ID = "look";

/** No logo means the wordmark. Accent and ink are those of app/ui/styles/tokens.css. */
export const USUAL_LOOK = { logo_url: "", accent: "#b4431f", ink: "#0d1f27" };

export type LookValue = keyof typeof USUAL_LOOK;

/** `style` is CSS; null for the default colours. */
export type Look = { logo: Picture | null; style: string | null; mark: { ground: string; sun: string } };

/** The format of `<input type="color">`. */
export const COLOR = /^#[0-9a-f]{6}$/;

/** WCAG 2.2, 1.4.3 (AA). */
const READABLE = 4.5;

type Rgb = readonly number[];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/** Backgrounds of text in accent or ink, and colours of text on ink (app/ui/styles/tokens.css). */
const LIGHT_GROUNDS = ["#ffffff", "#fbf7f0", "#f5ede0"];

const TEXTS_ON_DARK = ["#f5ede0", "#9db1b6"];

type Verdict = { isReadable: boolean; contrast: number; nearest: string };

/** The accent is checked on every light background; `nearest` keeps the hue. */
export function judgeAccent(color: string): Verdict {
  return judge(color, (one) => Math.min(...LIGHT_GROUNDS.map((ground) => contrast(one, ground))));
}

/** Ink is checked as the background of light text, with its lighter tones. */
export function judgeInk(color: string): Verdict {
  return judge(color, (one) => Math.min(...TEXTS_ON_DARK.flatMap((text) => [one, ...Object.values(inkTones(one))].map((ground) => contrast(text, ground)))));
}

/** More specific than ":root" in the style sheet, so that their order does not matter. */
export function styleOf({ accent, ink }: Pick<typeof USUAL_LOOK, "accent" | "ink">): string | null {
  if (accent === USUAL_LOOK.accent && ink === USUAL_LOOK.ink) return null;
  const inks = ink === USUAL_LOOK.ink ? {} : inkTones(ink);
  const accents = accent === USUAL_LOOK.accent ? {} : accentTones(accent, ink);
  const rules = Object.entries({ ...inks, ...accents }).map(([name, color]) => `--${name}:${color}`);
  return `html:root{${rules.join(";")}}`;
}

export function markOf({ accent, ink }: Pick<typeof USUAL_LOOK, "accent" | "ink">): { ground: string; sun: string } {
  return {
    ground: ink === USUAL_LOOK.ink ? "#08151b" : inkTones(ink)["ink-950"],
    sun: accent === USUAL_LOOK.accent ? "#f2b04f" : (accentTones(accent, ink)["sun-400"] ?? accent),
  };
}

/** By the names in tokens.css. */
export function accentTones(accent: string, ink: string): Record<string, string> {
  const strong = mixed(accent, BLACK, 0.22);
  const sun = lightened(accent, [inkTones(ink)["ink-950"], inkTones(ink)["ink-800"]]);
  return {
    "color-link": strong,
    "clay-700": strong,
    "clay-600": accent,
    "clay-500": mixed(accent, WHITE, 0.15),
    "clay-300": mixed(accent, WHITE, 0.5),
    "sun-400": sun,
    "sun-200": lightened(mixed(sun, WHITE, 0.5), [strong]),
  };
}

export function inkTones(ink: string) {
  return { "ink-950": mixed(ink, BLACK, 0.35), "ink-900": ink, "ink-800": mixed(ink, WHITE, 0.07) };
}

/** 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Both kinds of colour fail only by being too light, so `nearest` is the first darker colour that passes. */
function judge(color: string, worst: (color: string) => number): Verdict {
  for (let percent = 0; percent <= 100; percent += 1) {
    const nearest = mixed(color, BLACK, percent / 100);
    if (worst(nearest) >= READABLE) return { isReadable: percent === 0, contrast: worst(color), nearest };
  }
  return { isReadable: false, contrast: worst(color), nearest: "#000000" };
}

function lightened(color: string, grounds: readonly string[]): string {
  for (let percent = 0; percent < 100; percent += 1) {
    const lighter = mixed(color, WHITE, percent / 100);
    if (grounds.every((ground) => contrast(lighter, ground) >= READABLE)) return lighter;
  }
  return "#ffffff";
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mixed(color: string, other: Rgb, share: number): string {
  const parts = rgbOf(color).map((part, index) => Math.round(part + ((other[index] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function rgbOf(color: string): Rgb {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
