import type { Language } from "~/i18n/languages";
import type { Reader } from "~/platform/database-types";
import { RECORDS } from "../resources.server";
import { RESOURCE_NAMES, type ResourceName } from "../resources";
import { GERMAN_RECORDS } from "./german-records.server";
import type { GermanRecord } from "../record/translation-state";
import type { ExchangedText } from "./translation-file-text";
import { FIELD_NAMES, RESOURCE_LABELS } from "./place-names";
import { byRecord, NOT_ACCEPTED, type TextSource } from "./translation-source.server";

/** The texts of the records that are translated: members, sponsors, projects, services, podcast crew. */
export const recordSource: TextSource = {
  prefixes: RESOURCE_NAMES,
  list: async (source) => {
    const texts: ExchangedText[] = [];
    for (const resource of RESOURCE_NAMES) texts.push(...(await textsOfResource(source, resource)));
    return texts;
  },
  problemIn: async (source, { key, value }, language) => {
    const { resource, id, field } = partsOf(key);
    const isTaken = await RECORDS[resource].takesTexts(source, { id, language, texts: { [field]: value } });
    return isTaken === true ? null : NOT_ACCEPTED;
  },
  put: async (tx, changes, { language, by }) => {
    for (const [record, ofRecord] of byRecord(changes, (key) => key.slice(0, key.lastIndexOf("/")))) {
      const { resource, id } = partsOf(record);
      const texts = Object.fromEntries(ofRecord.map(({ key, value }) => [partsOf(key).field, value]));
      await RECORDS[resource].putTexts(tx, { id, language, texts, by });
    }
  },
};

async function textsOfResource(source: Reader, resource: ResourceName): Promise<ExchangedText[]> {
  const records = await GERMAN_RECORDS[resource](source);
  const select = { recordId: true, languageCode: true, field: true, value: true } as const;
  const rows = await source.translation.findMany({ where: { resource }, select });
  const values = new Map(rows.map(({ recordId, languageCode, field, value }) => [`${recordId} ${languageCode} ${field}`, value]));
  return records.flatMap((record) =>
    Object.keys(record.texts).map((field) => exchanged({ resource, record, field }, (language) => values.get(`${record.id} ${language} ${field}`) ?? "")),
  );
}

type Text = { resource: ResourceName; record: GermanRecord; field: string };

function exchanged({ resource, record: { id, name, texts }, field }: Text, translation: (language: Language) => string): ExchangedText {
  return {
    key: `${resource}/${id}/${field}`,
    place: `${RESOURCE_LABELS[resource]}, ${name}, ${FIELD_NAMES[field] ?? field}`,
    resource,
    texts: { de: texts[field] ?? "", en: translation("en"), es: translation("es") },
  };
}

function partsOf(key: string): { resource: ResourceName; id: string; field: string } {
  const [word, id = "", field = ""] = key.split("/");
  const resource = RESOURCE_NAMES.find((one) => one === word);
  if (resource === undefined) throw new Error(`no text ${key}`);
  return { resource, id, field };
}
