import { type Language, TRANSLATION_LANGUAGES, type TranslationLanguage } from "~/i18n/languages";
import { columnOf } from "./field-kinds";
import type { Public } from "./resource";

export type GermanRecord = { id: string; name: string; texts: Readonly<Record<string, string>> };

export const TRANSLATION_STATES = ["missing", "outdated", "complete"] as const;

export type TranslationState = (typeof TRANSLATION_STATES)[number];

/** An empty German text needs no translation. */
export function translationState(german: string, stored: { value: string; sourceText: string } | undefined): TranslationState {
  if (german.trim() === "") return "complete";
  if (!stored?.value) return "missing";
  return stored.sourceText === german ? "complete" : "outdated";
}

export const STATE_NAMES: Record<TranslationState, string> = { missing: "Fehlt", outdated: "Veraltet", complete: "Vollständig" };

export type TranslationPlace = { id: string; language: TranslationLanguage; field: string };

export function translationPlaceFrom(id: string, search: URLSearchParams): TranslationPlace | null {
  const language = TRANSLATION_LANGUAGES.find((one) => one === search.get("language"));
  const field = search.get("field");
  return language === undefined || field === null ? null : { id, language, field };
}

export function languageOfText(record: { germanTexts: readonly string[] }, column: string): "de" | undefined {
  return record.germanTexts.includes(column) ? "de" : undefined;
}

type Wanted = { fields: readonly string[]; language: Language };

/** The keys of `texts` are "id field"; a missing or empty text stays German. */
export function translated<Row extends { id: string }>(row: Row, texts: ReadonlyMap<string, string>, { fields, language }: Wanted): Public<Row> {
  const own = fields.map((field) => [columnOf(field), texts.get(`${row.id} ${field}`) ?? ""] as const);
  const there = own.filter(([, text]) => text !== "");
  const germanTexts = language === "de" ? [] : own.filter(([, text]) => text === "").map(([column]) => column);
  return { ...row, ...Object.fromEntries<unknown>(there), germanTexts };
}
