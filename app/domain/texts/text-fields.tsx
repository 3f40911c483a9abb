import type { Language } from "~/i18n/languages";
import { monthName } from "~/i18n/months";
import type { ConflictField } from "~/ui/admin/conflict-fieldset";
import { TEXT_LANGUAGES } from "~/ui/admin/language-tabs";
import { isMonth } from "./month";
import { LANGUAGE_NAMES } from "./text-labels";
import { type PodcastKey, SERVICE_NUMBERS } from "./podcast-section";
import { fieldOf } from "./text";

export type Fields = Readonly<Record<string, ConflictField>>;

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

export const PODCAST_HEADING = { title: { label: "Titel" }, subtitle: { label: "Untertitel", kind: "lines" } } as const;

export const PODCAST_SERVICE = {
  title: { label: "Titel" },
  description: { label: "Beschreibung", kind: "lines" },
  features: { label: "Merkmale (eines pro Zeile)", kind: "lines" },
} as const;

/** What the texts of a section are called, by the names of its form. */
export const SECTION_FIELDS: Record<PodcastKey, Fields> = {
  hero: { ...PODCAST_HEADING, cta_services: { label: "Button Services" }, cta_crew: { label: "Button Crew" } },
  services: { ...PODCAST_HEADING, ...Object.fromEntries(SERVICE_NUMBERS.flatMap(fieldsOfService)) },
  crew: PODCAST_HEADING,
  cta: { ...PODCAST_HEADING, cta_contact: { label: "Button Kontakt" }, cta_services: { label: "Button Services" } },
};

function fieldsOfService(number: string): [string, ConflictField][] {
  return Object.entries(PODCAST_SERVICE).map(([key, field]) => [`services.${number}.${key}`, { ...field, label: `Service ${number}: ${field.label}` }]);
}
