import { type Language, TRANSLATION_LANGUAGES, type TranslationLanguage } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { slice } from "~/platform/slices.server";
import { groupOf } from "./merge-edits";
import { draftsShown } from "./shown-drafts.server";

/** One text of one record in another language. */
export type TranslationRow = { recordId: string; field: string; value: string };

/** All texts of a resource in a language. None in German, whose texts are the records' own. */
export async function listTranslations(resource: string, languageCode: Language): Promise<readonly TranslationRow[]> {
  const language = TRANSLATION_LANGUAGES.find((code) => code === languageCode);
  return language === undefined ? [] : withDrafts(await storedTranslations(resource, language), { resource, language });
}

const storedTranslations = slice(
  "translations",
  async (resource: string, languageCode: TranslationLanguage): Promise<readonly TranslationRow[]> =>
    read.translation.findMany({ where: { resource, languageCode }, select: { recordId: true, field: true, value: true }, orderBy: { id: "asc" } }),
);

function withDrafts(rows: readonly TranslationRow[], { resource, language }: { resource: string; language: TranslationLanguage }): readonly TranslationRow[] {
  const drafts = draftsShown(resource);
  if (drafts.size === 0) return rows;
  const live = rows.filter(({ recordId }) => !drafts.has(recordId));
  const drafted = [...drafts].flatMap(([recordId, form]) =>
    Object.entries(groupOf(form[language])).map(([field, value]) => ({ recordId, field, value: String(value) })),
  );
  return [...live, ...drafted];
}
