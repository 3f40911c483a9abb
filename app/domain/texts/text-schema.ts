import { z } from "zod";
import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import { LIST_SEPARATOR } from "~/i18n/page-texts";
import { isListText } from "~/i18n/page-labels";
import { storedRecord, text } from "../record/fields";
import { videoFrom } from "../consent/video-link";
import { itemsOf, type SiteText, type TextKey } from "./text";

const one = z.object({ content_value: text }).prefault({});

/** A text in one language. */
export const textSchema = z.object({ content_value: text }).extend(storedRecord);

/** A text in all languages, German first. */
export const textsSchema = z.object({ content_value: text, es: one, en: one }).extend(storedRecord);

/** What a form of one or of all languages says. A list stands in it as one item a line. */
export type TextForm = { content_value: string; es?: { content_value: string }; en?: { content_value: string } };

/** Which languages a form is about. */
export type Extent = Language | "all";

const NO_ITEM = "Ein senkrechter Strich (|) trennt Einträge. Bitte schreiben Sie jeden Eintrag in eine eigene Zeile.";
const NO_VIDEO = "Bitte geben Sie die vollständige Adresse eines Videos ein, die mit https:// beginnt.";

/** A stored text as its form shows it. */
export function textFormOf(word: SiteText, extent: Extent): TextForm {
  const typed = (language: Language) => ({ content_value: asTyped(word, word.texts[language].value) });
  if (extent !== "all") return typed(extent);
  return { ...typed("de"), es: typed("es"), en: typed("en") };
}

/** What a form stores, by language. */
export function textsIn(place: TextKey, form: TextForm, extent: Extent): Partial<Record<Language, string>> {
  const stored = (text: string | undefined) => asStored(place, text ?? "");
  if (extent !== "all") return { [extent]: stored(form.content_value) };
  return { de: stored(form.content_value), es: stored(form.es?.content_value), en: stored(form.en?.content_value) };
}

/** What only the place of a text can say against it, by the name of the field. */
export function problemsIn(place: TextKey, form: TextForm): Record<string, string> {
  const typed = { content_value: form.content_value, "es.content_value": form.es?.content_value, "en.content_value": form.en?.content_value };
  const found = Object.entries(typed).map(([name, text]): [string, string] => [name, problemIn(place, text ?? "")]);
  return Object.fromEntries(found.filter(([, problem]) => problem !== ""));
}

/** The name of a language's field in a form of all languages. */
export function fieldOf(language: Language) {
  return language === DEFAULT_LANGUAGE ? "content_value" : (`${language}.content_value` as const);
}

function problemIn(place: TextKey, text: string): string {
  if (isListText(place) && text.includes(LIST_SEPARATOR)) return NO_ITEM;
  return place.section === "showreel_url" && text !== "" && videoFrom(text) === null ? NO_VIDEO : "";
}

/** A stored text as somebody types it. */
export function asTyped(place: TextKey, stored: string): string {
  return isListText(place) ? itemsOf(stored).join("\n") : stored;
}

function asStored(place: TextKey, typed: string): string {
  if (!isListText(place)) return typed;
  return typed.split(/\r?\n/).map((item) => item.trim()).filter(Boolean).join(LIST_SEPARATOR);
}
