import type { Language } from "~/i18n/languages";
import type { screenOfPage } from "./text-labels";

export const TEXT_RESOURCES = ["pages", "content", "podcast_content", "legal"] as const;

export type TextResource = (typeof TEXT_RESOURCES)[number];

/** Examples: "home.hero_tagline", "radio.title.es", "hero.de", "privacy.en". */
export type TextRef = { resource: TextResource; recordId: string };

export type TextParts = Readonly<Partial<Record<string, string>>>;

/** `Key` identifies what one form edits: a text in one or all languages. */
export type TextKind<Key> = {
  resource: TextResource;
  parts: readonly string[];
  keyFrom: (parts: TextParts) => Key | null;
  partsOf: (key: Key) => TextParts;
  changeIdOf?: (key: Key) => string;
  nameOf: (key: Key) => string;
  screenOf: (key: Key) => ReturnType<typeof screenOfPage>;
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

/** Null for other spellings of an id, such as capitals, which would get a second draft. */
export function textKeyOf<Key>(kind: Named<Key>, id: string): Key | null {
  const values = id.split(".");
  const key = kind.keyFrom(Object.fromEntries(kind.parts.map((part, index) => [part, values[index]])));
  return key !== null && textIdOf(kind, key) === id ? key : null;
}
