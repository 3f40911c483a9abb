import * as z from "zod";
import { byLanguage, byTranslation, type Language, LANGUAGES, TEXT_LANGUAGES, type TranslationLanguage } from "~/i18n/languages";
import { LIST_SEPARATOR } from "~/i18n/page-texts";
import { isListText } from "~/i18n/page-labels";
import { storedRecord, text } from "../record/field-schemas";
import { videoFrom } from "../consent/video-link";
import { type Extent, fieldOf, itemsOf, ownText, type SiteText, type TextKey } from "./text";

const oneText = z.object({ content_value: text });

const allTexts = z.object({ content_value: text, ...byTranslation(() => oneText.prefault({})) });

/** `built_in`: the language in which the button was pressed that takes a saved text away. */
const sent = { ...storedRecord, built_in: z.enum(LANGUAGES).optional() };

/** A text in one language. */
export const textSchema = oneText.extend(sent);

/** A text in all languages, German first. */
export const textsSchema = allTexts.extend(sent);

/** What a form of one or of all languages says. A list stands in it as one item a line. */
export type TextForm = { content_value: string } & Partial<Record<TranslationLanguage, { content_value: string }>>;

const NO_ITEM = "Ein senkrechter Strich (|) trennt Einträge. Bitte schreiben Sie jeden Eintrag in eine eigene Zeile.";
const NO_VIDEO = "Bitte geben Sie die vollständige Adresse eines Videos ein, die mit https:// beginnt.";

/** The values of a draft or of the history; null for what no form would take today. */
export function textFormFrom(values: unknown, extent: Extent): TextForm | null {
  return (extent === "all" ? allTexts : oneText).safeParse(values).data ?? null;
}

/** A text as its form shows it: what staff wrote, else the built-in one, since nobody types it anew. */
export function textFormOf(text: SiteText, extent: Extent): TextForm {
  return formWith(extent, (language) => asTyped(text, ownText(text, language)));
}

/** The form of these languages with the texts that a function says. */
export function formWith(extent: Extent, textIn: (language: Language) => string): TextForm {
  const typed = (language: Language) => ({ content_value: textIn(language) });
  if (extent !== "all") return typed(extent);
  return { ...typed("de"), ...byTranslation(typed) };
}

/** What a form stores, by language. */
export function textsIn(key: TextKey, form: TextForm, extent: Extent): Partial<Record<Language, string>> {
  if (extent !== "all") return { [extent]: asStored(key, form.content_value) };
  return byLanguage((language) => asStored(key, typedIn(form, language)));
}

/** What only the place of a text can say against it, by the name of the field. */
export function problemsIn(key: TextKey, form: TextForm): Record<string, string> {
  const found = TEXT_LANGUAGES.map((language): [string, string] => [fieldOf(language), problemIn(key, typedIn(form, language))]);
  return Object.fromEntries(found.filter(([, problem]) => problem !== ""));
}

/** What a form of all languages says in one of them. */
export function typedIn(form: TextForm, language: Language): string {
  return (language === "de" ? form.content_value : form[language]?.content_value) ?? "";
}

function problemIn(key: TextKey, text: string): string {
  if (isListText(key) && text.includes(LIST_SEPARATOR)) return NO_ITEM;
  return key.section === "showreel_url" && text !== "" && videoFrom(text) === null ? NO_VIDEO : "";
}

/** A stored text as somebody types it. */
export function asTyped(key: TextKey, stored: string): string {
  return isListText(key) ? itemsOf(stored).join("\n") : stored;
}

function asStored(key: TextKey, typed: string): string {
  if (!isListText(key)) return typed;
  return typed.split(/\r?\n/).map((item) => item.trim()).filter(Boolean).join(LIST_SEPARATOR);
}
