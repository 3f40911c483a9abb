import { paths } from "~/paths";
import type { ConflictField, ConflictFields } from "~/ui/admin/conflict-fieldset";
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_NAMES, TEXT_LANGUAGES } from "~/i18n/languages";
import { isMonth, monthName } from "~/i18n/months";
import { isServiceArea } from "~/i18n/service-areas";
import { isLegal } from "~/i18n/legal-texts";
import { addressWith } from "~/ui/admin/address";
import type { HistoryState } from "../record/history";
import type { HistoryLabels } from "../record/resource-labels";
import { areaTextKind, byId, type EditedText, legalKind, legalSlugOf, pageTextKind, type PodcastKey, sectionKind, SERVICE_NUMBERS, type TextParts, type TextRef, textRefIn, type TextResource, textResourceIn } from "./text-kinds";
import { nameOfPage, slugOfPage } from "./text-labels";
import { fieldOf, type TextKey } from "./text";

type TextView = HistoryLabels & {
  urlInList: string;
  urls: { edit: string; history: (page?: number) => string; reset: (state: HistoryState) => string };
};

const VIEWS: Record<TextResource, (id: string) => TextView | null> = {
  pages: byId(pageTextKind, siteTextView),
  content: byId(areaTextKind, siteTextView),
  podcast_content: byId(sectionKind, ({ key, language }) => {
    const url = paths.admin.podcastContent.list(language);
    return { fields: SECTION_FIELDS[key], list: { url, text: "Podcast-Inhalte" }, urlInList: url, urls: { ...paths.admin.podcastContent.section(language, key), edit: url } };
  }),
  legal: byId(legalKind, ({ page, language }) => {
    const { list, text } = paths.admin.legal;
    return { fields: LEGAL_FIELDS, list: { url: list, text: "Rechtstexte" }, urlInList: list, urls: text(legalSlugOf(page), language) };
  }),
};

export function textViewAt({ resource, recordId }: TextRef): TextView | null {
  return VIEWS[resource](recordId);
}

export function textFieldsIn(params: TextParts): TextView["fields"] {
  const resource = textResourceIn(params);
  const text = resource && textRefIn(resource, params);
  return (text && textViewAt(text)?.fields) ?? {};
}

export const LEGAL_FIELDS: Readonly<Record<"status" | "content_value", ConflictField>> = {
  status: { label: "Stand", kind: "whole", show: shownMonth },
  content_value: { label: "Text", kind: "lines" },
};

function siteTextFields(only: Language | undefined): Record<string, ConflictField> {
  if (only) return { content_value: { label: LANGUAGE_NAMES[only], kind: "lines", lang: only } };
  const fields = TEXT_LANGUAGES.map((language): [string, ConflictField] => [
    fieldOf(language),
    { label: LANGUAGE_NAMES[language], kind: "lines", lang: language },
  ]);
  return Object.fromEntries(fields);
}

export const PODCAST_HEADING = { title: { label: "Titel" }, subtitle: { label: "Untertitel", kind: "lines" } } as const;

export const PODCAST_SERVICE = {
  title: { label: "Titel" },
  description: { label: "Beschreibung", kind: "lines" },
  features: { label: "Merkmale (eines pro Zeile)", kind: "lines" },
} as const;

export const SECTION_FIELDS: Record<PodcastKey, ConflictFields> = {
  hero: { ...PODCAST_HEADING, cta_services: { label: "Button Services" }, cta_crew: { label: "Button Crew" } },
  services: { ...PODCAST_HEADING, ...Object.fromEntries(SERVICE_NUMBERS.flatMap(fieldsOfService)) },
  crew: PODCAST_HEADING,
  cta: { ...PODCAST_HEADING, cta_contact: { label: "Button Kontakt" }, cta_services: { label: "Button Services" } },
};

function siteTextView(key: EditedText): TextView {
  const language = key.extent === "all" ? undefined : key.extent;
  const list = { url: listUrlOf(key, language), text: nameOfPage(key.page) };
  return { fields: siteTextFields(language), list, urlInList: urlInList(key, language), urls: textPathsOf(key, language ?? "de") };
}

function shownMonth(value: unknown) {
  return typeof value === "string" && isMonth(value) ? monthName(value, "de") : <em>ohne Angabe</em>;
}

function fieldsOfService(number: string): [string, ConflictField][] {
  return Object.entries(PODCAST_SERVICE).map(([key, field]) => [`services.${number}.${key}`, { ...field, label: `Service ${number}: ${field.label}` }]);
}

export function listUrlOf({ page }: TextKey, language?: Language): string {
  if (isLegal(page)) return paths.admin.legal.list;
  return isServiceArea(page) ? addressWith(paths.admin.content, { area: page, language }) : addressWith(paths.admin.pages, { page });
}

/** For returning to the text in the list, without a notice at the top. */
export function urlInList(key: TextKey, language?: Language): string {
  return `${listUrlOf(key, language)}#${key.section}`;
}

/** `key` is the one in translation files. In a form of one language the text is in the field of the German one. */
export function textFormAt(key: string, language: Language): { url: string; field: string } {
  const [area, ...page] = key.split("/");
  const section = page.pop() ?? "";
  const id = page.join("-");
  if (area === "pages") return { url: paths.admin.pageText(id, section).edit, field: `form-${fieldOf(language)}` };
  if (area === "podcast") return { url: paths.admin.podcastContent.section(language, id).edit, field: `${id}-${section}` };
  const { edit } = area === "legal" ? paths.admin.legal.text(id, language) : paths.admin.areaText(id, language, section);
  return { url: edit, field: `form-${fieldOf(DEFAULT_LANGUAGE)}` };
}

export function textPathsOf({ page, section }: TextKey, language: Language) {
  if (isLegal(page)) return paths.admin.legal.text(legalSlugOf(page), language);
  return isServiceArea(page) ? paths.admin.areaText(page, language, section) : paths.admin.pageText(slugOfPage(page), section);
}
