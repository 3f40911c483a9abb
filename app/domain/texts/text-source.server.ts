import { isServiceArea } from "~/i18n/service-areas";
import type { Language } from "~/i18n/languages";
import { isLegal } from "~/i18n/legal-texts";
import { PAGE_KEYS, sectionKeysOf } from "~/i18n/page-labels";
import type { Transaction } from "~/platform/database-types";
import { findLegal } from "./find-legal.server";
import { type LegalPlace, pageOfKey } from "./legal-page";
import { legalFormFrom } from "./legal-schema";
import { saveLegalIn } from "./save-legal.server";
import { saveTextIn, versionOfText } from "./save-text.server";
import { ownText, type SiteText, type TextKey } from "./text";
import { fullNameOfText } from "./text-labels";
import { findText, listTextsIn } from "./text-rows.server";
import { asTyped, problemsIn, textSchema, type TextForm, textFormOf } from "./text-schema";
import type { ExchangedText, TextChange } from "../desk/translation-file-text";
import { NOT_ACCEPTED, type TextSource } from "../desk/translation-source.server";

/** The texts of the pages, of the legal pages and of the fields of work. */
export const siteTextSource: TextSource = {
  prefixes: ["pages", "legal", "content"],
  list: async (source) => [...(await listTextsIn(source, "pages")), ...(await listTextsIn(source, "content"))].map(exchanged),
  problemIn: (_, { key, value }) => Promise.resolve(problemIn(placeOf(key), value)),
  put: async (tx, changes, edit) => {
    for (const change of changes) await putSiteText(tx, change, edit);
  },
};

function exchanged(word: SiteText): ExchangedText {
  const textIn = (language: Language) => asTyped(word, ownText(word, language));
  return {
    key: keyOf(word),
    place: fullNameOfText(word),
    resource: isServiceArea(word.page) ? "content" : "pages",
    texts: { de: textIn("de"), en: textIn("en"), es: textIn("es") },
  };
}

function keyOf({ page, section }: TextKey): string {
  if (isLegal(page)) return `${page}/${section}`;
  return `${isServiceArea(page) ? "content" : "pages"}/${page}/${section}`;
}

const PLACES = new Map(PAGE_KEYS.flatMap((page) => sectionKeysOf(page).map((section) => [keyOf({ page, section }), { page, section }] as const)));

function placeOf(key: string): TextKey {
  const place = PLACES.get(key);
  if (place === undefined) throw new Error(`no text ${key}`);
  return place;
}

function problemIn(place: TextKey, value: string): string | null {
  if (isLegal(place.page)) return legalFormFrom({ content_value: value }) === null ? NOT_ACCEPTED : null;
  const read = textSchema.safeParse({ content_value: value, version: 0 });
  if (!read.success) return read.error.issues[0]?.message ?? NOT_ACCEPTED;
  return problemsIn(place, read.data).content_value ?? null;
}

type Edit = { language: Language; by: string };

async function putSiteText(tx: Transaction, { key, value }: TextChange, { language, by }: Edit): Promise<void> {
  const place = placeOf(key);
  if (isLegal(place.page)) return putLegalText(tx, { page: pageOfKey(place.page), language }, { value, by });
  const word = await findText(tx, place);
  const extent = isServiceArea(place.page) ? language : "all";
  const form = withText(textFormOf(word, extent), extent === "all" ? language : "de", value);
  await saveTextIn(tx, { place, extent, form, version: versionOfText(word, extent), by });
}

async function putLegalText(tx: Transaction, place: LegalPlace, { value, by }: { value: string; by: string }): Promise<void> {
  const { form, version } = await findLegal(place, tx);
  await saveLegalIn(tx, place, { form: { ...form, content_value: value }, version, by });
}

/** The form of all languages has the German text where the form of one has its own. */
function withText(form: TextForm, language: Language, content_value: string): TextForm {
  return language === "de" ? { ...form, content_value } : { ...form, [language]: { content_value } };
}
