import type { Language } from "~/i18n/languages";
import type { Reader } from "~/platform/database-types";
import { TRANSLATED } from "../resources.server";
import { RESOURCES, TRANSLATED_RESOURCES, type TranslatedResource } from "../resources";
import type { GermanRecord } from "../record/translation-state";
import type { TranslatableText } from "../texts/translatable-text";
import { byRecord, NOT_ACCEPTED, type TextSource } from "../texts/translation-source.server";

/** The texts of the records that are translated. */
export const recordSource: TextSource = {
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
    texts: { de: texts[field] ?? "", en: translation("en"), es: translation("es") },
  };
}

function partsOf(key: string): { resource: TranslatedResource; id: string; field: string } {
  const [word, id = "", field = ""] = key.split("/");
  const resource = TRANSLATED_RESOURCES.find((one) => one === word);
  if (resource === undefined) throw new Error(`no text ${key}`);
  return { resource, id, field };
}
