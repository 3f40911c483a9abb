import type { Reader } from "~/platform/database-types";
import type { TranslatableText } from "../texts/translatable-text";
import { podcastSource } from "../texts/podcast-source.server";
import { byRecord, NOT_ACCEPTED, type TextSource } from "../texts/translation-source.server";
import { siteTextSource } from "../texts/text-source.server";
import { byLanguage, DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import { TRANSLATED } from "../resources.server";
import { RESOURCES, TRANSLATED_RESOURCES, type TranslatedResource } from "../resources";
import type { GermanRecord } from "../record/translation-state";

/** The texts of the records that are translated. */
const recordSource: TextSource = {
  prefixes: TRANSLATED_RESOURCES,
  list: async (source) => {
    const texts: TranslatableText[] = [];
    for (const resource of TRANSLATED_RESOURCES) texts.push(...(await textsOfResource(source, resource)));
    return texts;
  },
  problemIn: async (source, { key, value }, language) => {
    const { resource, id, field } = partsOf(key);
    const isTaken = await TRANSLATED[resource].takesTexts(source, { id, language, texts: { [field]: value } });
    return isTaken === true ? null : NOT_ACCEPTED;
  },
  put: async (tx, changes, { language, by }) => {
    for (const [record, ofRecord] of byRecord(changes, (key) => key.slice(0, key.lastIndexOf("/")))) {
      const { resource, id } = partsOf(record);
      const texts = Object.fromEntries(ofRecord.map(({ key, value }) => [partsOf(key).field, value]));
      await TRANSLATED[resource].putTexts(tx, { id, language, texts, by });
    }
  },
};

/** Where texts come from, in the order in which a file lists them. */
export const TEXT_SOURCES: readonly TextSource[] = [siteTextSource, podcastSource, recordSource];

/** Every text that can be translated. */
export async function listTranslatableTexts(source: Reader): Promise<TranslatableText[]> {
  const texts: TranslatableText[] = [];
  for (const { list } of TEXT_SOURCES) texts.push(...(await list(source)));
  return texts;
}

/** The source that a key belongs to. */
export function sourceOf(key: string): TextSource {
  const prefix = key.slice(0, key.indexOf("/"));
  const source = TEXT_SOURCES.find(({ prefixes }) => prefixes.includes(prefix));
  if (source === undefined) throw new Error(`no source of ${key}`);
  return source;
}

async function textsOfResource(source: Reader, resource: TranslatedResource): Promise<TranslatableText[]> {
  const records = await TRANSLATED[resource].listGermanTexts(source);
  const select = { recordId: true, languageCode: true, field: true, value: true } as const;
  const rows = await source.translation.findMany({ where: { resource }, select });
  const values = new Map(rows.map(({ recordId, languageCode, field, value }) => [`${recordId} ${languageCode} ${field}`, value]));
  return records.flatMap((record) =>
    Object.keys(record.texts).map((field) => translatable({ resource, record, field }, (language) => values.get(`${record.id} ${language} ${field}`) ?? "")),
  );
}

type Text = { resource: TranslatedResource; record: GermanRecord; field: string };

function translatable({ resource, record: { id, name, texts }, field }: Text, translation: (language: Language) => string): TranslatableText {
  return {
    key: `${resource}/${id}/${field}`,
    place: `${resource === "media" ? "Medien" : RESOURCES[resource].texts.list}, ${name}, ${TRANSLATED[resource].table.resource.fields[field]?.label ?? field}`,
    resource,
    texts: byLanguage((language) => (language === DEFAULT_LANGUAGE ? (texts[field] ?? "") : translation(language))),
  };
}

function partsOf(key: string): { resource: TranslatedResource; id: string; field: string } {
  const [word, id = "", field = ""] = key.split("/");
  const resource = TRANSLATED_RESOURCES.find((one) => one === word);
  if (resource === undefined) throw new Error(`no text ${key}`);
  return { resource, id, field };
}
