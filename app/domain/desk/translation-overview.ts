import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "~/i18n/languages";
import { type PermissionResource, resourceFrom } from "../people/access/permissions";
import { byResource, RESOURCES, TRANSLATED_RESOURCES } from "../resources";
import { STATE_NAMES, TRANSLATION_STATES, type TranslationState } from "../record/translations";

/** The keys of texts begin with these names: "pages/home/hero_tagline". */
export const TRANSLATED_AREAS = ["pages", "content", "legal", "podcast", ...TRANSLATED_RESOURCES] as const;

export type TranslatedArea = (typeof TRANSLATED_AREAS)[number];

export const AREA_LABELS: Readonly<Record<TranslatedArea, string>> = {
  pages: "Seiten",
  content: "Inhalte",
  legal: "Rechtstexte",
  podcast: "Podcast-Inhalte",
  ...byResource((resource) => RESOURCES[resource].texts.list),
  media: "Medien",
};

export function permissionResourceOfArea(area: TranslatedArea): PermissionResource {
  if (area === "legal") return "pages";
  return area === "podcast" ? "podcast_content" : area;
}

export type OpenText = { field: string; label: string };

type LanguageState = { language: TranslationLanguage; missing: OpenText[]; outdated: OpenText[] };

export type TranslatedRecord = { key: string; area: TranslatedArea; name: string; languages: LanguageState[] };

/** "open" is missing or outdated: the number in the menu. */
const FILTER_STATES = ["open", ...TRANSLATION_STATES] as const;

type FilterState = (typeof FILTER_STATES)[number];

export const FILTER_NAMES: Readonly<Record<FilterState, string>> = { open: "Offen", ...STATE_NAMES };

export type TranslationFilter = { state: FilterState | null; language: TranslationLanguage | null; area: TranslatedArea | null };

/** For the fragment of an address. `key` is that of a text, or of a record for all its texts in the language. */
export function textMark(language: TranslationLanguage, key: string): string {
  return `${language}/${key}`;
}

/** `view`: a query without its question mark. */
export function viewAt(view: string, mark: string): string {
  return `${view && `?${view}`}#${mark}`;
}

export function translationFilterFrom(search: URLSearchParams): TranslationFilter {
  return {
    state: FILTER_STATES.find((state) => state === search.get("state")) ?? null,
    language: TRANSLATION_LANGUAGES.find((language) => language === search.get("language")) ?? null,
    area: resourceFrom(TRANSLATED_AREAS, search.get("noun") ?? ""),
  };
}

export function filterParameters({ state, language, area }: TranslationFilter, page = 1): Record<string, string> {
  return { state: state ?? "", language: language ?? "", noun: area ?? "", page: page > 1 ? page.toString() : "" };
}

export function statesOf({ missing, outdated }: LanguageState): TranslationState[] {
  if (missing.length === 0 && outdated.length === 0) return ["complete"];
  return [...(missing.length > 0 ? (["missing"] as const) : []), ...(outdated.length > 0 ? (["outdated"] as const) : [])];
}

export function fits({ area, languages }: TranslatedRecord, wanted: TranslationFilter): boolean {
  if (wanted.area !== null && wanted.area !== area) return false;
  const asked = languages.filter(({ language }) => wanted.language === null || wanted.language === language);
  return wanted.state === null || asked.some((language) => statesOf(language).some((state) => isIn(state, wanted.state)));
}

function isIn(state: TranslationState, wanted: FilterState | null): boolean {
  return wanted === "open" ? state !== "complete" : state === wanted;
}

/** How many records each choice would show with the other filters unchanged; the key null is "all". */
export type TranslationCounts = {
  state: { value: FilterState | null; count: number }[];
  language: { value: TranslationLanguage | null; count: number }[];
  area: { value: TranslatedArea | null; label: string; count: number }[];
};

export function noCounts(areas: readonly TranslatedArea[]): TranslationCounts {
  return {
    state: [null, ...FILTER_STATES].map((value) => ({ value, count: 0 })),
    language: [null, ...TRANSLATION_LANGUAGES].map((value) => ({ value, count: 0 })),
    area: [null, ...areas].map((value) => ({ value, label: value ? AREA_LABELS[value] : "Alle Bereiche", count: 0 })),
  };
}

export function countRecord({ state, language, area }: TranslationCounts, record: TranslatedRecord, filter: TranslationFilter): void {
  for (const choice of state) if (fits(record, { ...filter, state: choice.value })) choice.count += 1;
  for (const choice of language) if (fits(record, { ...filter, language: choice.value })) choice.count += 1;
  for (const choice of area) if (fits(record, { ...filter, area: choice.value })) choice.count += 1;
}
