import { DEFAULT_LANGUAGE } from "~/i18n/languages";
import { LEGAL_STATUS } from "~/i18n/legal-texts";
import type { Edits } from "../record/merge-edits";
import { ownText, type SiteText } from "./text";
import { LANGUAGE_NAMES, LEGAL_NAMES } from "./text-labels";
import type { TextState } from "./text-state";
import { keyOfPage, type LegalPlace } from "./legal-page";
import type { LegalForm } from "./legal-schema";

/** A legal text in one language as its form shows it: what is built in stands in it, since nobody types it anew. */
export type StoredLegal = LegalPlace & { text: SiteText; status: SiteText; form: LegalForm; version: number };

/** `month` is the one that the site shows with the text, `change` the last time that somebody edited it. */
export type ListedLegal = LegalPlace & { state: TextState; month: string; change: { at: Date; who: string } | null };

/** Text and month have rows of their own. They are edited as one: its version is the sum of theirs, which only grows. */
export function storedLegal(place: LegalPlace, { text, status }: { text: SiteText; status: SiteText }): StoredLegal {
  const { language } = place;
  const builtInStatus = language === DEFAULT_LANGUAGE ? LEGAL_STATUS[keyOfPage(place.page)] : "";
  const form = { content_value: ownText(text, language), status: status.texts[language].value || builtInStatus };
  return { ...place, text, status, form, version: text.texts[language].version + status.texts[language].version };
}

/** "Datenschutzerklärung (English)" */
export function legalName({ page, language }: LegalPlace): string {
  return `${LEGAL_NAMES[keyOfPage(page)]} (${LANGUAGE_NAMES[language]})`;
}

/** What the history keeps of it. `title` is what it is called where changes are listed. */
export function legalSnapshot(stored: StoredLegal): Edits {
  return { title: legalName(stored), ...stored.form, version: stored.version };
}

/** What the changes call it, and its draft. */
export function legalRecord({ page, language }: LegalPlace) {
  return { resource: "legal" as const, recordId: `${page}.${language}` };
}
