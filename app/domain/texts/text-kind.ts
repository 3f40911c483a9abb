import type { Language } from "~/i18n/languages";
import type { screenOfPage } from "./text-labels";

export const TEXT_RESOURCES = ["pages", "content", "podcast_content", "legal"] as const;

export type TextResource = (typeof TEXT_RESOURCES)[number];

/** Such as "home.hero_tagline", "radio.title.es", "hero.de", "privacy.en". */
export type TextRef = { resource: TextResource; recordId: string };

/** From an address or from between the dots of an id, by name. */
export type TextParts = Readonly<Partial<Record<string, string>>>;

/** `Key` is what one form edits: a text in all languages, or in one of them. */
export type TextKind<Key> = {
  resource: TextResource;
  /** The parts of an id, in this order. */
  parts: readonly string[];
  keyFrom: (parts: TextParts) => Key | null;
  partsOf: (key: Key) => TextParts;
  /** Where the history calls it otherwise than by its id. */
  changeIdOf?: (key: Key) => string;
  nameOf: (key: Key) => string;
  screenOf: (key: Key) => ReturnType<typeof screenOfPage>;
  /** The only language of its form; null for all. */
  languageOf: (key: Key) => Language | null;
};

type Named<Key> = Pick<TextKind<Key>, "parts" | "keyFrom" | "partsOf">;

export function textIdOf<Key>({ parts, partsOf }: Named<Key>, key: Key): string {
  const values = partsOf(key);
  return parts.map((part) => values[part] ?? "").join(".");
}

export function textRefOf<Key>(kind: Named<Key> & { resource: TextResource }, key: Key): TextRef {
  return { resource: kind.resource, recordId: textIdOf(kind, key) };
}

/**
 * The text that an id means; null for none.
 * why the comparison: an address may say the same in capitals, or say more, and it would get a second draft
 */
export function textKeyOf<Key>(kind: Named<Key>, id: string): Key | null {
  const values = id.split(".");
  const key = kind.keyFrom(Object.fromEntries(kind.parts.map((part, index) => [part, values[index]])));
  return key !== null && textIdOf(kind, key) === id ? key : null;
}
