import { type Language, TRANSLATION_LANGUAGES, type TranslationLanguage } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { slice } from "~/platform/slices.server";
import type { RecordRef } from "./any-record";
import { type Edits, groupOf } from "./merge-edits";
import { textOf } from "./save-translations.server";
import { draftsShown } from "./shown-drafts.server";
import { translationState } from "./translation-state";

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

/** The texts of a record whose German one has changed since, named as in its form: "es.bio". */
export async function listOutdatedTexts({ resource, recordId }: RecordRef, german: Edits): Promise<string[]> {
  const rows = await read.translation.findMany({ where: { resource, recordId }, select: { languageCode: true, field: true, value: true, sourceText: true } });
  const outdated = rows.filter(({ field, ...stored }) => translationState(textOf(german, field), stored) === "outdated");
  return outdated.map(({ languageCode, field }) => `${languageCode}.${field}`);
}

function withDrafts(rows: readonly TranslationRow[], { resource, language }: { resource: string; language: TranslationLanguage }): readonly TranslationRow[] {
  const drafts = draftsShown(resource);
  if (drafts.size === 0) return rows;
  const live = rows.filter(({ recordId }) => !drafts.has(recordId));
  const drafted = [...drafts].flatMap(([recordId, form]) =>
    Object.entries(groupOf(form[language])).map(([field, value]) => ({ recordId, field, value: String(value) })),
  );
  return [...live, ...drafted];
}
