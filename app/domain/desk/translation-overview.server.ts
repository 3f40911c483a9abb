import { byLanguage, DEFAULT_LANGUAGE, type Language, TRANSLATION_LANGUAGES, type TranslationLanguage } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { withTimeBudget } from "~/platform/time-budget.server";
import { TIME_LIMITS } from "~/platform/time-limits";
import type { Reader } from "~/platform/database-types";
import { TRANSLATED_RESOURCES, type TranslatedResource, translatedResourceFrom } from "../resources";
import { createPage } from "../record/list-pages";
import { NOT_ACCEPTED, podcastSource, siteTextSource, type TextChange, type TextRules, type TextSource, type TranslatableText } from "../texts/text-sources.server";
import { AREA_LABELS, countRecord, fits, noCounts, statesOf, textMark, TRANSLATED_AREAS, type TranslatedArea, type TranslatedRecord, type TranslationFilter } from "./translation-overview";
import { TRANSLATED } from "../resources.server";
import { type GermanRecord, translationState } from "../record/translations";
import { listTranslationsOf, type StoredText } from "../record/translations.server";

/** A record can have three outdated texts in two languages, each with a link. */
const RECORDS_ON_A_PAGE = 12;

type Wanted = { areas: readonly TranslatedArea[]; filter: TranslationFilter; page: number };

export function listTranslationStates({ areas, filter, page: wanted }: Wanted) {
  return withTimeBudget(async () => {
    const counts = noCounts(areas);
    const shown = createPage<TranslatedRecord>(wanted, RECORDS_ON_A_PAGE);
    for await (const texts of listTranslatableTexts()) {
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

function recordSourceOf(resource: TranslatedResource): TextSource {
  const records = TRANSLATED[resource];
  return {
    prefixes: [resource],
    async *list(source, keys) {
      const ids = keys && [...new Set(keys.map((key) => partsOf(key).id))];
      for await (const german of records.listGermanTexts(source, ids)) yield textsOf(german, resource, await storedTexts(source, resource, german));
    },
    problemsIn: ({ language }) =>
      Promise.resolve(({ key, value }) => (records.takesTexts({ language, texts: { [partsOf(key).field]: value } }) ? null : NOT_ACCEPTED)),
    put: async (tx, changes, { language, by }) => {
      for (const [record, ofRecord] of Map.groupBy(changes, ({ key }) => key.slice(0, key.lastIndexOf("/")))) {
        const texts = Object.fromEntries(ofRecord.map(({ key, value }) => [partsOf(key).field, value]));
        await records.putTexts(tx, { id: partsOf(record).id, language, texts, by });
      }
    },
  };
}

export const TEXT_SOURCES: readonly TextSource[] = [siteTextSource, podcastSource, ...TRANSLATED_RESOURCES.map(recordSourceOf)];

export async function* listTranslatableTexts(): AsyncGenerator<TranslatableText[]> {
  for (const { list } of TEXT_SOURCES) yield* list(read);
}

/** Takes at most 999 keys. May also yield texts beyond `keys`. */
export async function* listTextsUnder(source: Reader, keys: readonly string[]): AsyncGenerator<TranslatableText[]> {
  for (const [one, own] of Map.groupBy(keys, sourceOf)) yield* one.list(source, own);
}

export async function problemsIn(rules: TextRules): Promise<(change: TextChange) => string | null> {
  const problems = new Map(await Promise.all(TEXT_SOURCES.map(async (one) => [one, await one.problemsIn(rules)] as const)));
  return (change) => problems.get(sourceOf(change.key))?.(change) ?? null;
}

export function sourceOf(key: string): TextSource {
  const prefix = key.slice(0, key.indexOf("/"));
  const source = TEXT_SOURCES.find(({ prefixes }) => prefixes.includes(prefix));
  if (source === undefined) throw new Error(`no source of ${key}`);
  return source;
}

type StoredTexts = ReadonlyMap<string, StoredText>;

async function storedTexts(source: Reader, resource: TranslatedResource, records: readonly GermanRecord[]): Promise<StoredTexts> {
  const rows = await listTranslationsOf(source, { resource, recordIds: records.map(({ id }) => id) });
  return new Map(rows.map((row) => [`${resource}/${row.recordId}/${row.field} ${row.languageCode}`, row]));
}

function textsOf(records: readonly GermanRecord[], resource: TranslatedResource, stored: StoredTexts): TranslatableText[] {
  return records.flatMap((record) => Object.keys(record.texts).map((field) => translatable({ resource, record, field }, stored)));
}

type Text = { resource: TranslatedResource; record: GermanRecord; field: string };

function translatable({ resource, record: { id, name, texts }, field }: Text, stored: StoredTexts): TranslatableText {
  const key = `${resource}/${id}/${field}`;
  const storedIn = (language: Language) => stored.get(`${key} ${language}`);
  const label = TRANSLATED[resource].table.resource.fields[field]?.label ?? field;
  const german = texts[field] ?? "";
  return {
    key,
    name,
    label,
    place: `${AREA_LABELS[resource]}, ${name}, ${label}`,
    resource,
    texts: byLanguage((language) => (language === DEFAULT_LANGUAGE ? german : (storedIn(language)?.value ?? ""))),
    states: byLanguage((language) => (language === DEFAULT_LANGUAGE ? "complete" : translationState(german, storedIn(language)))),
  };
}

function partsOf(key: string): { id: string; field: string } {
  const [, id = "", field = ""] = key.split("/");
  return { id, field };
}
