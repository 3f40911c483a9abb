import type { Language } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { draftsShown } from "../drafts/shown-drafts.server";
import type { RecordNoun } from "../records/record-nouns";
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "./texts";
import type { TranslatedNoun, TranslationRow } from "./translation";

/** All texts of a noun in a language. None in German, whose texts are the records' own. */
export async function listTranslations(noun: TranslatedNoun, languageCode: Language): Promise<TranslationRow[]> {
  const language = TRANSLATION_LANGUAGES.find((code) => code === languageCode);
  if (language === undefined) return [];
  const rows = await read.translation.findMany({
    where: { noun, languageCode },
    select: { recordId: true, field: true, value: true },
  });
  return noun === "media" ? rows : withDrafts(rows, noun, language);
}

function withDrafts(rows: TranslationRow[], noun: RecordNoun, language: TranslationLanguage): TranslationRow[] {
  const drafts = draftsShown(noun);
  if (drafts.size === 0) return rows;
  const live = rows.filter(({ recordId }) => !drafts.has(recordId));
  const drafted = [...drafts].flatMap(([recordId, form]) =>
    Object.entries(form[language]).map(([field, value]) => ({ recordId, field, value })),
  );
  return [...live, ...drafted];
}
