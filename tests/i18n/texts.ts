import { germanOnly } from "~/i18n/dictionaries/german-only";
import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";

export type PlacedText = { path: string; text: string };

/** Every text within a value, with its path: `contact.form.name`, `kino.process.steps.0.title`. */
export function textsIn(value: unknown, path = ""): PlacedText[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, path === "" ? key : `${path}.${key}`));
}

/** The texts of a dictionary that are in its own language. */
export function ownTextsOf(language: Language): PlacedText[] {
  const sections = Object.entries(dictionaryOf(language)).filter(([name]) => language === "de" || !Object.hasOwn(germanOnly, name));
  return textsIn(Object.fromEntries(sections));
}

export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? "").toSorted();
}
