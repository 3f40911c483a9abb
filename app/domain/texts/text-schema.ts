import * as z from "zod";
import { byLanguage, byTranslation, type Language, LANGUAGES, TEXT_LANGUAGES, type TranslationLanguage } from "~/i18n/languages";
import { LIST_SEPARATOR } from "~/i18n/page-texts";
import { isListText } from "~/i18n/page-labels";
import { linesOf } from "../record/field-kinds";
import { storedText, text } from "../record/field-schemas";
import { videoFrom } from "../consent/video-link";
import { type Extent, fieldOf, itemsOf, ownText, type SiteText, type TextKey } from "./text";

const oneText = z.object({ content_value: text });

const allTexts = z.object({ content_value: text, ...byTranslation(() => oneText.prefault({})) });

/** `built_in`: the language that returns to the built-in text. */
const sent = { ...storedText, built_in: z.enum(LANGUAGES).optional() };

export const textSchema = oneText.extend(sent);

export const textsSchema = allTexts.extend(sent);

export type TextForm = { content_value: string } & Partial<Record<TranslationLanguage, { content_value: string }>>;

const NO_ITEM = "Ein senkrechter Strich (|) trennt Einträge. Bitte schreiben Sie jeden Eintrag in eine eigene Zeile.";
const NO_VIDEO = "Bitte geben Sie die vollständige Adresse eines Videos ein, die mit https:// beginnt.";

export function textFormFrom(values: unknown, extent: Extent): TextForm | null {
  return (extent === "all" ? allTexts : oneText).safeParse(values).data ?? null;
}

/** Contains the built-in text if nothing is stored, so that nobody must type it. */
export function textFormOf(text: SiteText, extent: Extent): TextForm {
  return formWith(extent, (language) => asTyped(text, ownText(text, language)));
}

export function formWith(extent: Extent, textIn: (language: Language) => string): TextForm {
  const typed = (language: Language) => ({ content_value: textIn(language) });
  if (extent !== "all") return typed(extent);
  return { ...typed("de"), ...byTranslation(typed) };
}

export function textsIn(key: TextKey, form: TextForm, extent: Extent): Partial<Record<Language, string>> {
  if (extent !== "all") return { [extent]: asStored(key, form.content_value) };
  return byLanguage((language) => asStored(key, typedIn(form, language)));
}

export function problemsIn(key: TextKey, form: TextForm): Record<string, string> {
  const found = TEXT_LANGUAGES.map((language): [string, string] => [fieldOf(language), problemIn(key, typedIn(form, language))]);
  return Object.fromEntries(found.filter(([, problem]) => problem !== ""));
}

export function typedIn(form: TextForm, language: Language): string {
  return (language === "de" ? form.content_value : form[language]?.content_value) ?? "";
}

function problemIn(key: TextKey, text: string): string {
  if (isListText(key) && text.includes(LIST_SEPARATOR)) return NO_ITEM;
  return key.section === "showreel_url" && text !== "" && videoFrom(text) === null ? NO_VIDEO : "";
}

export function asTyped(key: TextKey, stored: string): string {
  return isListText(key) ? itemsOf(stored).join("\n") : stored;
}

function asStored(key: TextKey, typed: string): string {
  return isListText(key) ? linesOf(typed).join(LIST_SEPARATOR) : typed;
}
