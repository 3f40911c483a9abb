import type { LinkDescriptor } from "@remix-run/node";

export const HERO_SIZES = "100vw";

const NARROW_WINDOW = "(max-width: 44rem)";
const WIDE_WINDOW = "(min-width: 44.01rem)";

export const HERO_NARROW = { media: NARROW_WINDOW, srcSet: srcSetOf("tall", [420, 630, 840]) };

export const HERO_WIDE = { media: WIDE_WINDOW, srcSet: srcSetOf("wide", [960, 1440, 1920]) };

/** Lets the browser fetch the picture of the first screen before it has read the page. */
export const heroPreloads: LinkDescriptor[] = [HERO_NARROW, HERO_WIDE].map(({ media, srcSet }) => ({
  rel: "preload",
  as: "image",
  type: "image/avif",
  media,
  imageSrcSet: srcSet,
  imageSizes: HERO_SIZES,
}));

function srcSetOf(name: string, widths: readonly number[]): string {
  return widths.map((width) => `/artwork/hero/${name}-${width}.avif ${width}w`).join(", ");
}
