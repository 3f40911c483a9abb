import type { Language } from "~/i18n/languages";
import type { Reader } from "~/platform/database-types";
import { RECORDS } from "../records/all-records.server";
import { RECORD_NOUNS, type RecordNoun } from "../records/record-nouns";
import { GERMAN_RECORDS } from "../translations/german-records.server";
import type { GermanRecord } from "../translations/translation-state";
import type { ExchangedText } from "./exchanged-text";
import { FIELD_NAMES, NOUN_NAMES } from "./place-names";
import { byRecord, NOT_ACCEPTED, type TextSource } from "./text-source.server";

/** The texts of the records that are translated: members, sponsors, projects, services, podcast crew. */
export const recordSource: TextSource = {
  prefixes: RECORD_NOUNS,
  list: async (source) => {
    const texts: ExchangedText[] = [];
    for (const noun of RECORD_NOUNS) texts.push(...(await textsOfNoun(source, noun)));
    return texts;
  },
  problemIn: async (source, { key, value }, language) => {
    const { noun, id, field } = partsOf(key);
    const isTaken = await RECORDS[noun].takesTexts(source, { id, language, texts: { [field]: value } });
    return isTaken === true ? null : NOT_ACCEPTED;
  },
  put: async (tx, changes, { language, by }) => {
    for (const [record, ofRecord] of byRecord(changes, (key) => key.slice(0, key.lastIndexOf("/")))) {
      const { noun, id } = partsOf(record);
      const texts = Object.fromEntries(ofRecord.map(({ key, value }) => [partsOf(key).field, value]));
      await RECORDS[noun].putTexts(tx, { id, language, texts, by });
    }
  },
};

async function textsOfNoun(source: Reader, noun: RecordNoun): Promise<ExchangedText[]> {
  const records = await GERMAN_RECORDS[noun](source);
  const select = { recordId: true, languageCode: true, field: true, value: true } as const;
  const rows = await source.translation.findMany({ where: { noun }, select });
  const values = new Map(rows.map(({ recordId, languageCode, field, value }) => [`${recordId} ${languageCode} ${field}`, value]));
  return records.flatMap((record) =>
    Object.keys(record.texts).map((field) => exchanged({ noun, record, field }, (language) => values.get(`${record.id} ${language} ${field}`) ?? "")),
  );
}

type Text = { noun: RecordNoun; record: GermanRecord; field: string };

function exchanged({ noun, record: { id, name, texts }, field }: Text, translation: (language: Language) => string): ExchangedText {
  return {
    key: `${noun}/${id}/${field}`,
    place: `${NOUN_NAMES[noun]}, ${name}, ${FIELD_NAMES[field] ?? field}`,
    resource: noun,
    texts: { de: texts[field] ?? "", en: translation("en"), es: translation("es") },
  };
}

function partsOf(key: string): { noun: RecordNoun; id: string; field: string } {
  const [word, id = "", field = ""] = key.split("/");
  const noun = RECORD_NOUNS.find((one) => one === word);
  if (noun === undefined) throw new Error(`no text ${key}`);
  return { noun, id, field };
}
