import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "~/i18n/languages";
import { builtInText } from "~/i18n/page-labels";
import type { Transaction } from "~/platform/database-types";
import { areaTextKind, type EditedText, pageTextKind } from "./site-texts";
import { type Extent, shownText, type SiteText } from "./text";
import type { TextKind } from "./text-kind";
import type { StoredTextKind } from "./text-kind.server";
import { emptyText, findTextsAt, putText } from "./text-rows.server";
import { type TextForm, textFormFrom, textFormOf, textsIn } from "./text-schema";
import { isOutdated, textStateOf } from "./text-state";

/** A text in the languages of its form, and in all others. */
export type StoredSiteText = { text: SiteText; extent: Extent; form: TextForm; version: number };

export const pageTexts = storedKind(pageTextKind);

export const areaTexts = storedKind(areaTextKind);

function storedKind(kind: TextKind<EditedText>): StoredTextKind<EditedText, StoredSiteText, TextForm> {
  return {
    ...kind,
    formFrom: (values, { extent }) => textFormFrom(values, extent),
    load: async (source, keys) => {
      const textAt = await findTextsAt(source, keys);
      return (key) => stored(textAt(key), key.extent);
    },
    put,
    builtIn: (key) => stored(emptyText(key), key.extent),
  };
}

/** The languages of a form have rows of their own. They are edited as one: its version is the sum of theirs, which only grows. */
function stored(text: SiteText, extent: Extent): StoredSiteText {
  const version = languagesOf(extent).reduce((sum, language) => sum + text.texts[language].version, 0);
  return { text, extent, form: textFormOf(text, extent), version };
}

/** A text that says the same already keeps its version, and what it was made from. */
async function put(tx: Transaction, { text, extent }: StoredSiteText, { form, isConfirmation }: { form: TextForm; isConfirmation: boolean }) {
  const texts = isConfirmation ? outdatedTexts(text, extent) : textsIn(text, form, extent);
  const german = texts.de === undefined ? shownText(text, "de") : texts.de || builtInText(text, "de");
  for (const language of LANGUAGES) {
    const value = texts[language];
    if (value === undefined || (!isConfirmation && value === text.texts[language].value)) continue;
    const germanText = language === DEFAULT_LANGUAGE ? "" : german;
    await putText(tx, { text, language }, { value, builtInText: builtInText(text, language), germanText });
  }
}

function outdatedTexts(text: SiteText, extent: Extent): Partial<Record<Language, string>> {
  const outdated = languagesOf(extent).filter((language) => isOutdated(textStateOf(text, language)));
  return Object.fromEntries(outdated.map((language) => [language, text.texts[language].value]));
}

function languagesOf(extent: Extent): readonly Language[] {
  return extent === "all" ? LANGUAGES : [extent];
}
