import { DEFAULT_LANGUAGE } from "~/i18n/languages";
import { LEGAL_STATUS } from "~/i18n/legal-texts";
import { ownText, type SiteText } from "./text";
import type { TextKind } from "./text-kind";
import { LANGUAGE_NAMES, LEGAL_NAMES, screenOfPage } from "./text-labels";
import type { TextState } from "./text-state";
import { keyOfPage, legalKeyFrom, type LegalTextKey } from "./legal-page";
import type { LegalForm } from "./legal-schema";

/** A legal text in one language as its form shows it: what is built in stands in it, since nobody types it anew. */
export type StoredLegal = LegalTextKey & { text: SiteText; status: SiteText; form: LegalForm; version: number };

/** `month` is the one that the site shows with the text, `change` the last time that somebody edited it. */
export type ListedLegal = LegalTextKey & { state: TextState; month: string; change: { at: Date; who: string } | null };

/** Text and month have rows of their own. They are edited as one: its version is the sum of theirs, which only grows. */
export function storedLegal(place: LegalTextKey, { text, status }: { text: SiteText; status: SiteText }): StoredLegal {
  const { language } = place;
  const builtInStatus = language === DEFAULT_LANGUAGE ? LEGAL_STATUS[keyOfPage(place.page)] : "";
  const form = { content_value: ownText(text, language), status: status.texts[language].value || builtInStatus };
  return { ...place, text, status, form, version: text.texts[language].version + status.texts[language].version };
}

/** "Datenschutzerklärung (English)" */
export function legalName({ page, language }: LegalTextKey): string {
  return `${LEGAL_NAMES[keyOfPage(page)]} (${LANGUAGE_NAMES[language]})`;
}

/** The legal texts with their months, in `pages_content`. */
export const legalKind: TextKind<LegalTextKey> = {
  resource: "legal",
  parts: ["page", "language"],
  keyFrom: legalKeyFrom,
  partsOf: (key) => key,
  nameOf: legalName,
  screenOf: ({ page }) => screenOfPage(keyOfPage(page)),
  languageOf: ({ language }) => language,
};
