import type { Language } from "~/i18n/languages";
import type { screenOfPage } from "./text-labels";

/** The four kinds of text that staff edit, as changes and drafts call them. */
export const TEXT_RESOURCES = ["pages", "content", "podcast_content", "legal"] as const;

export type TextResource = (typeof TEXT_RESOURCES)[number];

/** A text as drafts call it: "home.hero_tagline", "radio.title.es", "hero.de", "privacy.en". */
export type TextRef = { resource: TextResource; recordId: string };

/** What stands in an address or between the dots of an id, by its name. */
export type TextParts = Readonly<Partial<Record<string, string>>>;

/** What a kind of text says about itself. `Key` is what one form edits: a text in all languages, or in one of them. */
export type TextKind<Key> = {
  resource: TextResource;
  /** What an id is made of, in this order. */
  parts: readonly string[];
  keyFrom: (parts: TextParts) => Key | null;
  partsOf: (key: Key) => TextParts;
  /** What the changes call it, where that is not its id. */
  changeIdOf?: (key: Key) => string;
  nameOf: (key: Key) => string;
  /** The page of the site that shows it. */
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
