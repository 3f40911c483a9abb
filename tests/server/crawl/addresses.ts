import type { Tag } from "./markup";

/** A link that a visitor may follow; `hreflang` marks a deliberate link to another language. */
export type Link = { href: string; isOtherLanguage: boolean };

const LOADED_RELATIONS = ["stylesheet", "icon", "preload", "manifest", "apple-touch-icon", "modulepreload"];

/** Attributes from which a browser loads by itself, by element. */
const LOADED: Record<string, readonly string[]> = {
  img: ["src"],
  script: ["src"],
  iframe: ["src"],
  embed: ["src"],
  source: ["src"],
  track: ["src"],
  audio: ["src"],
  video: ["src", "poster"],
  object: ["data"],
};

export function linksIn(tags: readonly Tag[]): Link[] {
  return tags
    .filter(({ name, attributes }) => name === "a" && attributes.has("href"))
    .map(({ attributes }) => ({ href: attributes.get("href") ?? "", isOtherLanguage: attributes.has("hreflang") }));
}

/** What a browser loads together with the page. */
export function loadedBy(tags: readonly Tag[]): string[] {
  return tags.flatMap((tag) => [...plainSources(tag), ...candidates(tag)]).filter((address) => !address.startsWith("data:"));
}

/** What a style sheet loads: `url()` and `@import`. */
export function loadedByStyles(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)]
    .map(([, address = ""]) => address)
    .filter((address) => !address.startsWith("data:") && !address.startsWith("#"));
}

function plainSources({ name, attributes }: Tag): string[] {
  if (name === "link") {
    const isLoaded = LOADED_RELATIONS.includes(attributes.get("rel") ?? "");
    return isLoaded ? present([attributes.get("href")]) : [];
  }
  return present((LOADED[name] ?? []).map((attribute) => attributes.get(attribute)));
}

/** Every candidate of `srcset` and of a preload's `imagesrcset`. */
function candidates({ attributes }: Tag): string[] {
  const sets = present([attributes.get("srcset"), attributes.get("imagesrcset")]);
  return sets.flatMap((set) => set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? ""));
}

function present(values: readonly (string | undefined)[]): string[] {
  return values.filter((value) => value !== undefined && value !== "").map(String);
}
