import { isLanguage } from "~/i18n/languages";
import type { Extent, TextKey } from "./text";
import type { TextKind } from "./text-kind";
import { fullNameOfText, LANGUAGE_NAMES, screenOfPage, slugOfPage, textKeyAt } from "./text-labels";

/** What one form edits: a text of a page in all languages at once, a text of a service area in one. */
export type EditedText = TextKey & { extent: Extent };

/** The texts of the pages, in `pages_content`. */
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

/** The texts of the service areas, in `content`. */
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
