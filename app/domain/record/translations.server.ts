import { type Language, TRANSLATION_LANGUAGES, type TranslationLanguage } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { slice } from "~/platform/slices.server";
import { groupOf } from "./merge-edits";
import { draftsShown } from "./shown-drafts.server";

/** One text of one record in another language. */
export type TranslationRow = { recordId: string; field: string; value: string };

/** The texts of a resource in a language, all or those of some records. None in German, whose texts are the records' own. */
export async function listTranslations(resource: string, languageCode: Language, ids?: readonly string[]): Promise<readonly TranslationRow[]> {
  const language = TRANSLATION_LANGUAGES.find((code) => code === languageCode);
  if (language === undefined || ids?.length === 0) return [];
  const rows = await (ids === undefined ? storedTranslations(resource, language) : translationsOf(resource, language, ids.toSorted()));
  return withDrafts(rows, { resource, language });
}

const SELECT = { recordId: true, field: true, value: true } as const;

const storedTranslations = slice(
  "translations",
  async (resource: string, languageCode: TranslationLanguage): Promise<readonly TranslationRow[]> =>
    read.translation.findMany({ where: { resource, languageCode }, select: SELECT, orderBy: { id: "asc" } }),
);

const translationsOf = slice(
  "some translations",
  async (resource: string, languageCode: TranslationLanguage, ids: readonly string[]): Promise<readonly TranslationRow[]> =>
    read.translation.findMany({ where: { resource, languageCode, recordId: { in: [...ids] } }, select: SELECT, orderBy: { id: "asc" } }),
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
