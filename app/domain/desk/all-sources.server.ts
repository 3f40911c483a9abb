import type { Reader } from "~/platform/database-types";
import { NOT_ACCEPTED, podcastSource, siteTextSource, type TextChange, type TextRules, type TextSource, type TranslatableText } from "../texts/text-sources.server";
import { byLanguage, DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import { TRANSLATED } from "../resources.server";
import { TRANSLATED_RESOURCES, type TranslatedResource } from "../resources";
import { AREA_LABELS } from "./translation-overview";
import { type GermanRecord, translationState } from "../record/translations";
import { listTranslationsOf, type StoredText } from "../record/translations.server";

function recordSourceOf(resource: TranslatedResource): TextSource {
  const records = TRANSLATED[resource];
  return {
    prefixes: [resource],
    async *list(source, keys) {
      const ids = keys && [...new Set(keys.map((key) => partsOf(key).id))];
      for await (const german of records.listGermanTexts(source, ids)) yield textsOf(german, resource, await storedTexts(source, resource, german));
    },
    problemsIn: (_, { language }) =>
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

export async function* listTranslatableTexts(source: Reader): AsyncGenerator<TranslatableText[]> {
  for (const { list } of TEXT_SOURCES) yield* list(source);
}

/** Takes at most 999 keys. May also yield texts beyond `keys`. */
export async function* listTextsUnder(source: Reader, keys: readonly string[]): AsyncGenerator<TranslatableText[]> {
  for (const [one, own] of Map.groupBy(keys, sourceOf)) yield* one.list(source, own);
}

export async function problemsIn(source: Reader, rules: TextRules): Promise<(change: TextChange) => string | null> {
  const problems = new Map(await Promise.all(TEXT_SOURCES.map(async (one) => [one, await one.problemsIn(source, rules)] as const)));
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
