import { isLanguage, type Language } from "~/i18n/languages";
import type { LegalKey } from "~/i18n/legal-texts";
import type { TextParts } from "./text-kind";

export const LEGAL_PAGES = ["notice", "privacy"] as const;

export type LegalPage = (typeof LEGAL_PAGES)[number];

/** A legal page in one language. */
export type LegalTextKey = { page: LegalPage; language: Language };

/** The key that the rows of a page have. */
export function keyOfPage(page: LegalPage): LegalKey {
  return `legal/${page}`;
}

export function pageOfKey(key: LegalKey): LegalPage {
  return key === "legal/notice" ? "notice" : "privacy";
}

/** The page and language that an address of the administration means; null for none. */
export function legalKeyFrom({ page = "", language = "" }: TextParts): LegalTextKey | null {
  const wanted = LEGAL_PAGES.find((one) => one === page.toLowerCase());
  const code = language.toLowerCase();
  return wanted && isLanguage(code) ? { page: wanted, language: code } : null;
}
