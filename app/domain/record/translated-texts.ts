import type { Language } from "~/i18n/languages";
import { columnOf } from "./field-kinds";

/** For `lang`: "de" where the text is not in the language of the page. */
export function languageOfText(record: { germanTexts: readonly string[] }, field: string): "de" | undefined {
  return record.germanTexts.includes(field) ? "de" : undefined;
}

/** A record in the visitor's language; `germanTexts` names the fields that it has in German only. */
export type Public<Row> = Row & { germanTexts: readonly string[] };

type Wanted = { fields: readonly string[]; language: Language };

/** A record with its texts in a language, by "id field"; a text that is missing or empty stays German. */
export function translated<Row extends { id: string }>(row: Row, texts: ReadonlyMap<string, string>, { fields, language }: Wanted): Public<Row> {
  const own = fields.map((field) => [field, texts.get(`${row.id} ${field}`) ?? ""] as const);
  const there = own.filter(([, text]) => text !== "").map(([field, text]) => [columnOf(field), text] as const);
  const germanTexts = language === "de" ? [] : own.filter(([, text]) => text === "").map(([field]) => field);
  return { ...row, ...Object.fromEntries<unknown>(there), germanTexts };
}
