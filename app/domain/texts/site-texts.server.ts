import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "~/i18n/languages";
import { builtInText } from "~/i18n/page-labels";
import type { Transaction } from "~/platform/database-types";
import { areaTextKind, type EditedText, pageTextKind } from "./site-texts";
import { type Extent, shownText, type SiteText } from "./text";
import type { TextKind } from "./text-kind";
import type { StoredTextKind } from "./text-kind.server";
import { emptyText, findTextsAt, putText } from "./text-rows.server";
import { asTyped, formWith, type TextForm, textFormFrom, textFormOf, textsIn, typedIn } from "./text-schema";
import { isOutdated, textStateOf } from "./text-state";

/** A text in the languages of its form, and in all others. */
export type StoredSiteText = { text: SiteText; extent: Extent; form: TextForm; version: number };

export const pageTexts = storedKind(pageTextKind);

export const areaTexts = storedKind(areaTextKind);

function storedKind(kind: TextKind<EditedText>): StoredTextKind<EditedText, StoredSiteText, TextForm> {
  return {
    ...kind,
    formFrom: (values, key) => {
      const form = textFormFrom(values, key.extent);
      return form && typedForm(key, form);
    },
    load: async (source, keys) => {
      const textAt = await findTextsAt(source, keys);
      return (key) => stored(textAt(key), key.extent);
    },
    put,
    builtIn: (key) => stored(emptyText(key), key.extent),
  };
}

/** What was typed into a form: an empty field means the built-in text, and so does the one whose button was pressed. */
export function typedForm({ extent, ...key }: EditedText, form: TextForm & { built_in?: Language }): TextForm {
  return formWith(extent, (language) => {
    const typed = form.built_in === language ? "" : typedFor(form, extent, language);
    return typed.trim() === "" ? asTyped(key, builtInText(key, language)) : typed;
  });
}

/** The languages of a form have rows of their own. They are edited as one: its version is the sum of theirs, which only grows. */
function stored(text: SiteText, extent: Extent): StoredSiteText {
  const version = languagesOf(extent).reduce((sum, language) => sum + text.texts[language].version, 0);
  return { text, extent, form: textFormOf(text, extent), version };
}

async function put(tx: Transaction, { text, extent, form: before }: StoredSiteText, { form, isConfirmation }: { form: TextForm; isConfirmation: boolean }) {
  const texts = isConfirmation ? outdatedTexts(text, extent) : newTexts(text, { before, form, extent });
  const german = texts.de === undefined ? shownText(text, "de") : texts.de || text.texts.de.builtIn;
  for (const language of LANGUAGES) {
    const value = texts[language];
    if (value === undefined) continue;
    const germanText = language === DEFAULT_LANGUAGE ? "" : german;
    await putText(tx, { text, language }, { value, builtInText: text.texts[language].builtIn, germanText });
  }
}

/** A text that says the same already keeps its version, and what it was made from; one that says what is built in is none. */
function newTexts(text: SiteText, { before, form, extent }: { before: TextForm; form: TextForm; extent: Extent }): Partial<Record<Language, string>> {
  const [old, typed] = [textsIn(text, before, extent), textsIn(text, form, extent)];
  const own = (language: Language) => (isBuiltIn(text, typedFor(form, extent, language), language) ? "" : (typed[language] ?? ""));
  const changed = languagesOf(extent).filter((language) => typed[language] !== old[language] && own(language) !== text.texts[language].value);
  return Object.fromEntries(changed.map((language) => [language, own(language)]));
}

/** The form of one language has its text where the form of all has the German one. */
function typedFor(form: TextForm, extent: Extent, language: Language): string {
  return typedIn(form, extent === "all" ? language : DEFAULT_LANGUAGE);
}

function isBuiltIn(text: SiteText, typed: string, language: Language): boolean {
  // why both: a field that was emptied says the usual text, and the facts about the company may have changed what is built in
  return [text.texts[language].builtIn, builtInText(text, language)].some((one) => typed === asTyped(text, one));
}

function outdatedTexts(text: SiteText, extent: Extent): Partial<Record<Language, string>> {
  const outdated = languagesOf(extent).filter((language) => isOutdated(textStateOf(text, language)));
  return Object.fromEntries(outdated.map((language) => [language, text.texts[language].value]));
}

function languagesOf(extent: Extent): readonly Language[] {
  return extent === "all" ? LANGUAGES : [extent];
}
