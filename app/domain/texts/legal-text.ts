import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGE_NAMES } from "~/i18n/languages";
import { LEGAL_STATUS, type LegalKey } from "~/i18n/legal-texts";
import type { Sources } from "../record/any-record";
import type { TextKind } from "./text-kind";
import { ownText, type SiteText, type TextState } from "./text";
import { nameOfPage, screenOfPage } from "./text-labels";
import type { LegalForm } from "./legal-schema";

export const LEGAL_PAGES = ["legal/notice", "legal/privacy"] as const satisfies readonly LegalKey[];

export type LegalTextKey = { page: LegalKey; language: Language };

/** The page's name in addresses. */
export function legalSlugOf(page: LegalKey): string {
  return page.slice("legal/".length);
}

/** `form` contains the built-in text if nothing is stored, so that nobody must type it. */
export type StoredLegal = LegalTextKey & { text: SiteText; status: SiteText; form: LegalForm; version: number; sources: Sources };

export type ListedLegal = LegalTextKey & { state: TextState; month: string; change: { at: Date; who: string } | null };

/** Text and month are two rows; `version` is the sum of their versions, which only grows. */
export function storedLegal(place: LegalTextKey, { text, status }: { text: SiteText; status: SiteText }): StoredLegal {
  const { language } = place;
  const builtInStatus = language === DEFAULT_LANGUAGE ? LEGAL_STATUS[place.page] : "";
  const form = { content_value: ownText(text, language), status: status.texts[language].value || builtInStatus };
  const [{ germanText, version }, { version: statusVersion }] = [text.texts[language], status.texts[language]];
  return { ...place, text, status, form, version: version + statusVersion, sources: { content_value: germanText } };
}

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
