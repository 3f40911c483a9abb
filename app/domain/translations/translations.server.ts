import type { Language } from "~/i18n/languages";
import { DEFAULT_LANGUAGE } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import type { TranslatedNoun, TranslationRow } from "./translation";

/** All texts of a noun in a language. None in German, whose texts are the records' own. */
export async function listTranslations(noun: TranslatedNoun, languageCode: Language): Promise<TranslationRow[]> {
  if (languageCode === DEFAULT_LANGUAGE) return [];
  return read.translation.findMany({
    where: { noun, languageCode },
    select: { recordId: true, field: true, value: true },
  });
}
