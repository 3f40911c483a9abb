import type { Language } from "~/i18n/languages";
import { monthName } from "~/i18n/months";
import type { ConflictField } from "~/ui/admin/conflict-fieldset";
import { TEXT_LANGUAGES } from "~/ui/admin/language-tabs";
import { isMonth } from "./month";
import { LANGUAGE_NAMES } from "./text-labels";
import { fieldOf } from "./text-schema";

/** What the fields of a legal text are called, and how their values look. */
export const LEGAL_FIELDS: Readonly<Record<"status" | "content_value", ConflictField>> = {
  status: { label: "Stand", kind: "whole", show: shownMonth },
  content_value: { label: "Text", kind: "lines" },
};

/** What the languages of a text are called where two edits meet. */
export function siteTextFields(only: Language | undefined): Record<string, ConflictField> {
  if (only) return { content_value: { label: LANGUAGE_NAMES[only], kind: "lines", lang: only } };
  const fields = TEXT_LANGUAGES.map((language): [string, ConflictField] => [
    fieldOf(language),
    { label: LANGUAGE_NAMES[language], kind: "lines", lang: language },
  ]);
  return Object.fromEntries(fields);
}

function shownMonth(value: unknown) {
  return typeof value === "string" && isMonth(value) ? monthName(value, "de") : <em>ohne Angabe</em>;
}
