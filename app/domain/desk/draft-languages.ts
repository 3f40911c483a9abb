import { DEFAULT_LANGUAGE, type Language, TEXT_LANGUAGES, TRANSLATION_LANGUAGES } from "~/i18n/languages";
import type { Difference } from "../record/differences";
import type { Edits } from "../record/merge-edits";
import { isTextResource, textAt } from "../texts/text-kinds";
import type { DraftPlace } from "./draft";

/** The languages in which a draft says something else than what is live. What belongs to none is German. */
export function languagesIn(place: DraftPlace, differences: readonly Pick<Difference, "name">[]): Language[] {
  return TEXT_LANGUAGES.filter((language) => differences.some(({ name }) => languageOf(place, name) === language));
}

/** The language to look at a draft in: the only one that it changes; null where several are as good. */
export function onlyLanguageIn(place: DraftPlace, differences: readonly Difference[]): Language | null {
  const [first, ...more] = languagesIn(place, differences);
  return first && more.length === 0 ? first : null;
}

function languageOf(place: DraftPlace, field: string): Language {
  return onlyLanguageOf(place) ?? TRANSLATION_LANGUAGES.find((language) => field.startsWith(`${language}.`)) ?? DEFAULT_LANGUAGE;
}

type Sides = { live: Edits; values: Edits; languages: readonly Language[] };

/** What is live with these languages of the draft. */
export function valuesIn(place: DraftPlace, { live, values, languages }: Sides): Edits {
  const sideOf = (language: Language) => (languages.includes(language) ? values : live);
  const only = onlyLanguageOf(place);
  if (only) return sideOf(only);
  const translations = TRANSLATION_LANGUAGES.filter((language) => Object.hasOwn(live, language));
  return { ...sideOf(DEFAULT_LANGUAGE), ...Object.fromEntries(translations.map((language) => [language, sideOf(language)[language]])) };
}

/** Some texts are edited in one language at a time. */
function onlyLanguageOf({ resource, recordId }: DraftPlace): Language | null {
  return isTextResource(resource) ? (textAt({ resource, recordId })?.language ?? null) : null;
}

/** The first words that a draft changes in a language; null where it changes no text. */
export function changedTextIn(place: DraftPlace, differences: readonly Difference[], language: Language): string | null {
  const own = differences.filter((difference) => languagesIn(place, [difference]).includes(language));
  return own.map(newWordsIn).find((words) => words !== "") ?? null;
}

const MOST_WORDS = 6;

/** The first words of the first new line, without the marks of Markdown. An address is no text, and no page shows a bare number or month. */
function newWordsIn({ before, after }: Difference): string {
  if (typeof after !== "string" || /^(?:\/|https?:)/.test(after) || !/\p{L}/u.test(after)) return "";
  const old = new Set(linesOf(before));
  const line = linesOf(after).find((one) => !old.has(one)) ?? "";
  return line.split(" ").slice(0, MOST_WORDS).join(" ");
}

function linesOf(text: unknown): string[] {
  if (typeof text !== "string") return [];
  const lines = text.split("\n").map((line) => line.replace(/^[\s#>*+-]+/, "").split(/[*_`[\]()|<>]/)[0] ?? "");
  return lines.map((line) => line.replaceAll(/\s+/g, " ").trim()).filter(Boolean);
}
