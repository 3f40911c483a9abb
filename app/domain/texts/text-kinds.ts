import { isLanguage, type Language, LANGUAGE_NAMES } from "~/i18n/languages";
import type { LegalKey } from "~/i18n/legal-texts";
import type { Extent, SiteText, TextKey, TextState } from "./text";
import { fullNameOfText, nameOfPage, screenOfPage, slugOfPage, textKeyAt } from "./text-labels";
import type { Sources } from "../record/history";
import type { LegalForm } from "./legal-schema";
import { TEXT_RESOURCES } from "../people/access/permissions";

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

/** One form edits texts of pages in all languages, but texts of service areas in one. */
export type EditedText = TextKey & { extent: Extent };

export const pageTextKind: TextKind<EditedText> = {
  resource: "pages",
  parts: ["page", "section"],
  keyFrom: ({ page = "", section = "" }) => {
    const key = textKeyAt("pages", page.toLowerCase(), section.toLowerCase());
    return key && { ...key, extent: "all" };
  },
  partsOf: ({ page, section }) => ({ page: slugOfPage(page), section }),
  changeIdOf: ({ page, section }) => `${page}.${section}`,
  nameOf: fullNameOfText,
  screenOf: ({ page }) => screenOfPage(page),
  languageOf: () => null,
};

export const areaTextKind: TextKind<EditedText> = {
  resource: "content",
  parts: ["area", "field", "language"],
  keyFrom: ({ area = "", field = "", language = "" }) => {
    const [key, extent] = [textKeyAt("content", area.toLowerCase(), field.toLowerCase()), language.toLowerCase()];
    return key && isLanguage(extent) ? { ...key, extent } : null;
  },
  partsOf: ({ page, section, extent }) => ({ area: page, field: section, language: extent }),
  nameOf: ({ extent, ...key }) => (extent === "all" ? fullNameOfText(key) : `${fullNameOfText(key)} (${LANGUAGE_NAMES[extent]})`),
  screenOf: ({ page }) => screenOfPage(page),
  languageOf: ({ extent }) => (extent === "all" ? null : extent),
};

export const LEGAL_PAGES = ["legal/notice", "legal/privacy"] as const satisfies readonly LegalKey[];

export type LegalTextKey = { page: LegalKey; language: Language };

/** The page's name in addresses. */
export function legalSlugOf(page: LegalKey): string {
  return page.slice("legal/".length);
}

/** `form` contains the built-in text if nothing is stored, so that nobody must type it. */
export type StoredLegal = LegalTextKey & { text: SiteText; status: SiteText; form: LegalForm; version: number; sources: Sources };

export type ListedLegal = LegalTextKey & { state: TextState; month: string; change: { at: Date; who: string } | null };

export function legalName({ page, language }: LegalTextKey): string {
  return `${nameOfPage(page)} (${LANGUAGE_NAMES[language]})`;
}

export const legalKind: TextKind<LegalTextKey> = {
  resource: "legal",
  parts: ["page", "language"],
  keyFrom: ({ page = "", language = "" }) => {
    const wanted = LEGAL_PAGES.find((one) => legalSlugOf(one) === page.toLowerCase());
    const code = language.toLowerCase();
    return wanted && isLanguage(code) ? { page: wanted, language: code } : null;
  },
  partsOf: ({ page, language }) => ({ page: legalSlugOf(page), language }),
  nameOf: legalName,
  screenOf: ({ page }) => screenOfPage(page),
  languageOf: ({ language }) => language,
};

export const PODCAST_KEYS = ["hero", "services", "crew", "cta"] as const;

export type PodcastKey = (typeof PODCAST_KEYS)[number];

export const SERVICE_NUMBERS = ["1", "2", "3", "4", "5", "6"] as const;

export type SectionKey = { key: PodcastKey; language: Language };

export const SECTION_TITLES: Record<PodcastKey, string> = {
  hero: "Hero",
  services: "Services",
  crew: "Crew",
  cta: "Call-to-Action",
};

export const SAVED = "Inhalt erfolgreich gespeichert";

export const NOT_SAVED = "Fehler beim Speichern";

export const SAVES_ITSELF = "Wird beim Tippen gespeichert und ist sofort live";

export function sectionName({ key, language }: SectionKey): string {
  return `Podcast-Seite: ${SECTION_TITLES[key]} (${LANGUAGE_NAMES[language]})`;
}

export const sectionKind: TextKind<SectionKey> = {
  resource: "podcast_content",
  parts: ["key", "language"],
  keyFrom: ({ language = "", key: wanted }) => {
    const [key, code] = [PODCAST_KEYS.find((one) => one === wanted?.toLowerCase()), language.toLowerCase()];
    return key && isLanguage(code) ? { key, language: code } : null;
  },
  partsOf: (section) => section,
  nameOf: sectionName,
  screenOf: () => "podcast",
  languageOf: ({ language }) => language,
};

const KINDS = {
  pages: factsOf(pageTextKind),
  content: factsOf(areaTextKind),
  podcast_content: factsOf(sectionKind),
  legal: factsOf(legalKind),
} satisfies Record<TextResource, unknown>;

export function textAt({ resource, recordId }: TextRef) {
  return KINDS[resource].at(recordId);
}

export function textResourceIn(params: TextParts): TextResource | null {
  return TEXT_RESOURCES.find((resource) => KINDS[resource].parts.every((part) => params[part] !== undefined)) ?? null;
}

export function textRefIn(resource: TextResource, params: TextParts): TextRef | null {
  const recordId = KINDS[resource].idIn(params);
  return recordId === null ? null : { resource, recordId };
}

export function isTextResource(resource: string): resource is TextResource {
  return Object.hasOwn(KINDS, resource);
}

function factsOf<Key>(kind: TextKind<Key>) {
  return {
    parts: kind.parts,
    at: byId(kind, (key) => ({ name: kind.nameOf(key), screen: kind.screenOf(key), language: kind.languageOf(key) })),
    idIn: (params: TextParts) => {
      const key = kind.keyFrom(params);
      return key === null ? null : textIdOf(kind, key);
    },
  };
}

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

/** Finds what belongs to a text by the id of the text; null for an unknown id. */
export function byId<Key, Found>(kind: Named<Key>, find: (key: Key) => Found) {
  return (id: string): Found | null => {
    const key = textKeyOf(kind, id);
    return key === null ? null : find(key);
  };
}
