import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";

/** One text of one record in another language. */
export type TranslationRow = { recordId: string; field: string; value: string };

/** Resources whose records have Spanish and English texts beside the German ones of their own columns. */
export type TranslatedResource = "team" | "sponsors" | "projects" | "services" | "media" | "podcast_crew";

/** The record with its texts in the language of the rows; a text that is missing or empty stays German. */
export function translated<Row extends { id: string }>(
  record: Row,
  rows: readonly TranslationRow[],
  fields: readonly (keyof Row)[],
): Row {
  const ofRecord = rows.filter(({ recordId, value }) => recordId === record.id && value !== "");
  const texts = ofRecord.filter(({ field }) => fields.some((name) => name === field));
  return { ...record, ...Object.fromEntries(texts.map(({ field, value }) => [field, value])) };
}

/** Which of a record's texts a page in this language can only show in German. */
export function germanTextsOf<Field extends string>(
  { id }: { id: string },
  rows: readonly TranslationRow[],
  { fields, language }: { fields: readonly Field[]; language: Language },
): Field[] {
  if (language === DEFAULT_LANGUAGE) return [];
  const has = rows.filter(({ recordId, value }) => recordId === id && value !== "").map(({ field }) => field);
  return fields.filter((field) => !has.includes(field));
}

/** For `lang`: "de" where the text is not in the language of the page. */
export function languageOfText<Field extends string>(record: { germanTexts: readonly Field[] }, field: Field) {
  return record.germanTexts.includes(field) ? ("de" as const) : undefined;
}
