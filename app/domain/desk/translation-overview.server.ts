import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { withTimeBudget } from "~/platform/time-budget.server";
import { TIME_LIMITS } from "~/platform/time-limits";
import { translatedResourceFrom } from "../resources";
import { createPage } from "../record/list-pages";
import type { TextSource, TranslatableText } from "../texts/text-sources.server";
import { listTranslatableTexts } from "./all-sources.server";
import { countRecord, fits, noCounts, statesOf, textMark, TRANSLATED_AREAS, type TranslatedArea, type TranslatedRecord, type TranslationFilter } from "./translation-overview";

/** A record can have three outdated texts in two languages, each with a link. */
const RECORDS_ON_A_PAGE = 12;

type Wanted = { areas: readonly TranslatedArea[]; filter: TranslationFilter; page: number };

export function listTranslationStates({ areas, filter, page: wanted }: Wanted) {
  return withTimeBudget(async () => {
    const counts = noCounts(areas);
    const shown = createPage<TranslatedRecord>(wanted, RECORDS_ON_A_PAGE);
    for await (const texts of listTranslatableTexts(read)) {
      for (const record of recordsOf(texts).filter(({ area }) => areas.includes(area))) {
        countRecord(counts, record, filter);
        if (fits(record, filter)) shown.add(record);
      }
    }
    const { rows, ...page } = shown.page();
    return { records: rows, ...page, counts };
  }, TIME_LIMITS.wholeTables);
}

const LANGUAGE_CHOICES: readonly (readonly TranslationLanguage[])[] = [...TRANSLATION_LANGUAGES.map((language) => [language]), TRANSLATION_LANGUAGES];

/** For texts open in any of `languages`. `open` counts a record once that has both missing and outdated texts. */
export type OpenInArea = { area: TranslatedArea; languages: readonly TranslationLanguage[]; missing: number; outdated: number; open: number };

export function countOpenTranslations({ list }: Pick<TextSource, "list">): Promise<OpenInArea[]> {
  return withTimeBudget(async () => {
    const counts = TRANSLATED_AREAS.flatMap((area) => LANGUAGE_CHOICES.map((languages) => ({ area, languages, missing: 0, outdated: 0, open: 0 })));
    for await (const texts of list(read)) {
      for (const record of recordsOf(texts)) counts.filter(({ area }) => area === record.area).forEach((count) => addOpen(count, record));
    }
    return counts.filter(({ open }) => open > 0);
  }, TIME_LIMITS.wholeTables);
}

function addOpen(count: OpenInArea, record: TranslatedRecord): void {
  const states = new Set(record.languages.filter(({ language }) => count.languages.includes(language)).flatMap(statesOf));
  if (states.has("missing")) count.missing += 1;
  if (states.has("outdated")) count.outdated += 1;
  if (states.has("missing") || states.has("outdated")) count.open += 1;
}

/** The mark of the text if it is open here, else of its record; null if neither is on the page. */
export function findMark(records: readonly TranslatedRecord[], mark: string): string | null {
  for (const { key: record, area, languages } of records) {
    for (const { language, missing, outdated } of languages) {
      const open = [...missing, ...(translatedResourceFrom(area) ? [] : outdated)].map(({ field }) => textMark(language, `${record}/${field}`));
      if (open.includes(mark)) return mark;
      if (mark.slice(0, mark.lastIndexOf("/")) === textMark(language, record)) return textMark(language, record);
    }
  }
  return null;
}

function recordsOf(texts: readonly TranslatableText[]): TranslatedRecord[] {
  const records = Map.groupBy(texts, ({ key }) => key.slice(0, key.lastIndexOf("/")));
  return [...records].flatMap(([key, ofRecord]) => recordOf(key, ofRecord));
}

function recordOf(key: string, texts: readonly TranslatableText[]): TranslatedRecord[] {
  const area = TRANSLATED_AREAS.find((one) => key.startsWith(`${one}/`));
  const [first] = texts;
  if (area === undefined || first === undefined) return [];
  return [{ key, area, name: first.name, languages: TRANSLATION_LANGUAGES.map((language) => languageState(texts, language)) }];
}

function languageState(texts: readonly TranslatableText[], language: TranslationLanguage) {
  const inState = (wanted: "missing" | "outdated") =>
    texts.filter(({ states }) => states[language] === wanted).map(({ key, label }) => ({ field: key.slice(key.lastIndexOf("/") + 1), label }));
  return { language, missing: inState("missing"), outdated: inState("outdated") };
}
