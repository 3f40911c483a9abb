import { isServiceArea } from "~/i18n/service-areas";
import { byLanguage, type Language } from "~/i18n/languages";
import { isLegal } from "~/i18n/legal-texts";
import { PAGE_KEYS, sectionKeysOf } from "~/i18n/page-labels";
import type { Transaction } from "~/platform/database-types";
import { pageOfKey } from "./legal-page";
import { legalFormFrom } from "./legal-schema";
import { legalTexts } from "./legal-texts.server";
import { areaTexts, pageTexts } from "./site-texts.server";
import { type Extent, ownText, type SiteText, type TextKey } from "./text";
import { findText, saveTextIn } from "./text-kind.server";
import { fullNameOfText, nameOfPage, nameOfText } from "./text-labels";
import { listTextsIn } from "./text-rows.server";
import { asTyped, problemsIn, textSchema, type TextForm } from "./text-schema";
import { textStateOf, translationStateOf } from "./text-state";
import type { TranslatableText, TextChange } from "./translatable-text";
import { NOT_ACCEPTED, type TextSource } from "./translation-source.server";

/** The texts of the pages, of the legal pages and of the service areas. */
export const siteTextSource: TextSource = {
  prefixes: ["pages", "legal", "content"],
  async *list(source) {
    yield (await listTextsIn(source, "pages")).map(translatable);
    yield (await listTextsIn(source, "content")).map(translatable);
  },
  problemIn: (_, { key, value }) => Promise.resolve(problemIn(textKeyIn(key), value)),
  put: async (tx, changes, edit) => {
    for (const change of changes) await putSiteText(tx, change, edit);
  },
};

function translatable(text: SiteText): TranslatableText {
  return {
    key: nameInFile(text),
    name: nameOfPage(text.page),
    label: nameOfText(text),
    place: fullNameOfText(text),
    resource: isServiceArea(text.page) ? "content" : "pages",
    texts: byLanguage((language) => asTyped(text, ownText(text, language))),
    states: byLanguage((language) => translationStateOf(textStateOf(text, language))),
  };
}

function nameInFile({ page, section }: TextKey): string {
  if (isLegal(page)) return `${page}/${section}`;
  return `${isServiceArea(page) ? "content" : "pages"}/${page}/${section}`;
}

const KEYS = new Map(PAGE_KEYS.flatMap((page) => sectionKeysOf(page).map((section) => [nameInFile({ page, section }), { page, section }] as const)));

function textKeyIn(name: string): TextKey {
  const key = KEYS.get(name);
  if (key === undefined) throw new Error(`no text ${name}`);
  return key;
}

function problemIn(key: TextKey, value: string): string | null {
  if (isLegal(key.page)) return legalFormFrom({ content_value: value }) === null ? NOT_ACCEPTED : null;
  const read = textSchema.safeParse({ content_value: value, version: 0 });
  if (!read.success) return read.error.issues[0]?.message ?? NOT_ACCEPTED;
  return problemsIn(key, read.data).content_value ?? null;
}

type Edit = { language: Language; by: string };

async function putSiteText(tx: Transaction, { key: name, value }: TextChange, { language, by }: Edit): Promise<void> {
  const { page, section } = textKeyIn(name);
  if (isLegal(page)) {
    const target = { kind: legalTexts, key: { page: pageOfKey(page), language } };
    const { form, version } = await findText(legalTexts, target.key, tx);
    await saveTextIn(tx, target, { form: { ...form, content_value: value }, version, by });
    return;
  }
  const extent: Extent = isServiceArea(page) ? language : "all";
  const target = { kind: extent === "all" ? pageTexts : areaTexts, key: { page, section, extent } };
  const { form, version } = await findText(target.kind, target.key, tx);
  await saveTextIn(tx, target, { form: withText(form, extent === "all" ? language : "de", value), version, by });
}

/** The form of all languages has the German text where the form of one has its own. */
function withText(form: TextForm, language: Language, content_value: string): TextForm {
  return language === "de" ? { ...form, content_value } : { ...form, [language]: { content_value } };
}
