import { isLanguage, LANGUAGE_NAMES } from "~/i18n/languages";
import type { Extent, TextKey } from "./text";
import { TEXT_RESOURCES, textIdOf, textKeyOf, type TextKind, type TextParts, type TextRef, type TextResource } from "./text-kind";
import { fullNameOfText, screenOfPage, slugOfPage, textKeyAt } from "./text-labels";
import { legalKind } from "./legal-text";
import { sectionKind } from "./podcast-section";

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
    at: (id: string) => {
      const key = textKeyOf(kind, id);
      return key === null ? null : { name: kind.nameOf(key), screen: kind.screenOf(key), language: kind.languageOf(key) };
    },
    idIn: (params: TextParts) => {
      const key = kind.keyFrom(params);
      return key === null ? null : textIdOf(kind, key);
    },
  };
}
