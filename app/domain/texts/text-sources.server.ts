import { byLanguage, DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import type { Reader, Transaction } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { isServiceArea } from "~/i18n/service-areas";
import { isLegal } from "~/i18n/legal-texts";
import { PAGE_KEYS, sectionKeysOf } from "~/i18n/page-labels";
import { grouped } from "../record/form-values";
import { legalTexts } from "./legal-texts.server";
import { areaTexts, pageTexts } from "./site-texts.server";
import { type Extent, ownText, type SiteText, type TextKey, type TextState, textStateOf, translationStateOf } from "./text";
import { findText, type IsLost, saveTextIn } from "./text-kind.server";
import { fullNameOfText, nameOfPage, nameOfText } from "./text-labels";
import { listTextsIn } from "./text-rows.server";
import { asTyped, type TextForm } from "./text-schema";
import { type FullSection, type PodcastForm, podcastFormFrom, shownTexts, statesOfTexts, textLabel, textsOfForm } from "./podcast-schema";
import { PODCAST_KEYS, type PodcastKey, SECTION_TITLES } from "./text-kinds";
import { listFullSections, podcastSections, sectionAmong } from "./podcast-sections.server";
import type { TranslationState } from "../record/translations";
import type { PermissionResource } from "../people/access/permissions";

type Text<State> = {
  /** "pages/home/hero_tagline". It is in translation files, so it must never change. */
  key: string;
  name: string;
  label: string;
  place: string;
  resource: PermissionResource;
  /** Empty for languages in which pages show the German text. */
  texts: Readonly<Record<Language, string>>;
  states: Readonly<Record<Language, State>>;
};

export type TranslatableText = Text<TranslationState>;

export type TextChange = { key: string; value: string };

export type TextRules = { language: Language; isLost: IsLost };

export type TextSource = {
  prefixes: readonly string[];
  /** Keeps the texts of one record in one portion. `keys` is only a hint: others may be included. */
  list: (source: Reader, keys?: readonly string[]) => AsyncIterable<TranslatableText[]>;
  /** The form's message; null for a valid text. Reads what it needs once for all texts. */
  problemsIn: (rules: TextRules) => Promise<(change: TextChange) => string | null>;
  put: (tx: Transaction, changes: readonly TextChange[], edit: { language: Language; by: string }) => Promise<void>;
};

export const NOT_ACCEPTED = "Dieser Text passt nicht: Er ist zu lang oder darf nicht leer sein.";

export async function listStatedTexts(): Promise<Text<TextState>[]> {
  return [...(await listSiteTexts(read)), ...(await listPodcastTexts(read))];
}

export const siteTextSource: TextSource = {
  prefixes: ["pages", "legal", "content"],
  async *list(source) {
    yield (await listSiteTexts(source)).map(translatable);
  },
  problemsIn: (rules) => Promise.resolve(({ key, value }) => problemIn(textKeyIn(key), value, rules)),
  put: async (tx, changes, edit) => {
    for (const change of changes) await putSiteText(tx, change, edit);
  },
};

const KEYS = new Map(PAGE_KEYS.flatMap((page) => sectionKeysOf(page).map((section) => [nameInFile({ page, section }), { page, section }] as const)));

export const podcastSource: TextSource = {
  prefixes: ["podcast"],
  async *list(source) {
    yield (await listPodcastTexts(source)).map(translatable);
  },
  problemsIn: async ({ language }) => {
    const sections = await listFullSections(read);
    return (change) => (formWith(sectionAmong(sections, { key: sectionIn(change.key), language }), [change]) === null ? NOT_ACCEPTED : null);
  },
  put: async (tx, changes, { language, by }) => {
    for (const [key, ofSection] of Map.groupBy(changes, (change) => sectionIn(change.key))) {
      const section = sectionAmong(await listFullSections(tx), { key, language });
      const form = formWith(section, ofSection);
      if (form === null) throw new Error(`${section.key} does not take its texts`);
      await saveTextIn(tx, { kind: podcastSections, key: section }, { form, version: section.version, by });
    }
  },
};

function translatable({ states, ...text }: Text<TextState>): TranslatableText {
  return { ...text, states: byLanguage((language) => translationStateOf(states[language])) };
}

async function listSiteTexts(source: Reader): Promise<Text<TextState>[]> {
  return [...(await listTextsIn(source, "pages")), ...(await listTextsIn(source, "content"))].map(stated);
}

async function listPodcastTexts(source: Reader): Promise<Text<TextState>[]> {
  const sections = await listFullSections(source);
  return PODCAST_KEYS.flatMap((key) => textsOfSection(sections, key));
}

function stated(text: SiteText): Text<TextState> {
  return {
    key: nameInFile(text),
    name: nameOfPage(text.page),
    label: nameOfText(text),
    place: fullNameOfText(text),
    resource: isServiceArea(text.page) ? "content" : "pages",
    texts: byLanguage((language) => asTyped(text, ownText(text, language))),
    states: byLanguage((language) => textStateOf(text, language)),
  };
}

export function nameInFile({ page, section }: TextKey): string {
  if (isLegal(page)) return `${page}/${section}`;
  return `${isServiceArea(page) ? "content" : "pages"}/${page}/${section}`;
}

function textKeyIn(name: string): TextKey {
  const key = KEYS.get(name);
  if (key === undefined) throw new Error(`no text ${name}`);
  return key;
}

function problemIn({ page, section }: TextKey, value: string, { isLost }: TextRules): string | null {
  const schema = isLegal(page) ? legalTexts.schemaFor({ page, language: DEFAULT_LANGUAGE }, isLost) : areaTexts.schemaFor({ page, section, extent: DEFAULT_LANGUAGE }, isLost);
  const { error } = schema.safeParse({ content_value: value, version: 0 });
  return error ? (error.issues[0]?.message ?? NOT_ACCEPTED) : null;
}

type Edit = { language: Language; by: string };

async function putSiteText(tx: Transaction, { key: name, value }: TextChange, { language, by }: Edit): Promise<void> {
  const { page, section } = textKeyIn(name);
  if (isLegal(page)) {
    const target = { kind: legalTexts, key: { page, language } };
    const { form, version } = await findText(legalTexts, target.key, tx);
    await saveTextIn(tx, target, { form: { ...form, content_value: value }, version, by });
    return;
  }
  const extent: Extent = isServiceArea(page) ? language : "all";
  const target = { kind: extent === "all" ? pageTexts : areaTexts, key: { page, section, extent } };
  const { form, version } = await findText(target.kind, target.key, tx);
  await saveTextIn(tx, target, { form: withText(form, extent === "all" ? language : "de", value), version, by });
}

function withText(form: TextForm, language: Language, content_value: string): TextForm {
  return language === "de" ? { ...form, content_value } : { ...form, [language]: { content_value } };
}

function textsOfSection(sections: readonly FullSection[], key: PodcastKey): Text<TextState>[] {
  const ofLanguage = byLanguage((language) => sectionAmong(sections, { key, language }));
  const texts = byLanguage((language) => shownTexts(ofLanguage[language]));
  const states = byLanguage((language) => statesOfTexts(ofLanguage[language], ofLanguage[DEFAULT_LANGUAGE]));
  const section = `Podcast-Seite, ${SECTION_TITLES[key]}`;
  return Object.keys(texts.de).map((name) => ({
    key: `podcast/${key}/${name}`,
    name: section,
    label: textLabel(name),
    place: `${section}, ${textLabel(name)}`,
    resource: "podcast_content",
    texts: byLanguage((language) => texts[language][name] ?? ""),
    states: byLanguage((language) => states[language][name] ?? "builtIn"),
  }));
}

function sectionIn(textKey: string): PodcastKey {
  const [, word] = textKey.split("/");
  const key = PODCAST_KEYS.find((one) => one === word);
  if (key === undefined) throw new Error(`no text ${textKey}`);
  return key;
}

function formWith({ key, form }: FullSection, changes: readonly TextChange[]): PodcastForm | null {
  const typed = changes.map(({ key: textKey, value }) => [textKey.split("/")[2] ?? "", value] as const);
  return podcastFormFrom(key, grouped({ ...textsOfForm(form), ...Object.fromEntries(typed) }));
}
