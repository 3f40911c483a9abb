import { byLanguage, DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import type { Reader, Transaction } from "~/platform/database-types";
import { isServiceArea } from "~/i18n/service-areas";
import { isLegal } from "~/i18n/legal-texts";
import { PAGE_KEYS, sectionKeysOf } from "~/i18n/page-labels";
import { grouped } from "../record/form-values";
import { pageOfKey } from "./legal-text";
import { legalFormFrom } from "./legal-schema";
import { legalTexts } from "./legal-texts.server";
import { areaTexts, pageTexts } from "./site-texts.server";
import { type Extent, ownText, type SiteText, type TextKey } from "./text";
import { findText, saveTextIn } from "./text-kind.server";
import { fullNameOfText, nameOfPage, nameOfText } from "./text-labels";
import { listTextsIn } from "./text-rows.server";
import { asTyped, problemsIn, type TextForm, textSchema } from "./text-schema";
import { textStateOf, translationStateOf } from "./text-state";
import { type PodcastForm, podcastFormFrom } from "./podcast-schema";
import { PODCAST_KEYS, type PodcastKey, SECTION_TITLES, type SectionKey } from "./podcast-section";
import { type FullSection, listFullSections, podcastSections, sectionAmong } from "./podcast-sections.server";
import { shownTexts, statesOfTexts, textLabel, textsOfForm } from "./podcast-texts";
import type { TextState } from "../record/translations";
import type { Resource } from "../people/access/permissions";

/** A text that leaves the house to be translated. */
export type TranslatableText = {
  /** "pages/home/hero_tagline": names the text in a file, for ever. */
  key: string;
  /** What it is part of, "Startseite", and what it is called there, "Slogan". */
  name: string;
  label: string;
  /** Where it is found: "Startseite, Slogan". */
  place: string;
  resource: Resource;
  /** What is said in each language itself; empty where a page shows the German text instead. */
  texts: Readonly<Record<Language, string>>;
  states: Readonly<Record<Language, TextState>>;
};

/** A new text for a key. */
export type TextChange = { key: string; value: string };

/** Texts of one kind: all of them, what may be said in them, and how they are written. */
export type TextSource = {
  /** The keys of its texts begin with one of these and a slash. */
  prefixes: readonly string[];
  /** All of them, some at a time; those of one record are never parted. With keys it may leave out what is not among them. */
  list: (source: Reader, keys?: readonly string[]) => AsyncIterable<TranslatableText[]>;
  /** What is wrong with a new text, as its form would say it; null for nothing. */
  problemIn: (source: Reader, change: TextChange, language: Language) => Promise<string | null>;
  /** Writes texts of one language as changes with history, inside a larger write. */
  put: (tx: Transaction, changes: readonly TextChange[], edit: { language: Language; by: string }) => Promise<void>;
};

export const NOT_ACCEPTED = "Dieser Text passt nicht: Er ist zu lang oder darf nicht leer sein.";

/** The changes by the part of their keys that names the record: each of them is written once. */
export function byRecord(changes: readonly TextChange[], recordOf: (key: string) => string): Map<string, TextChange[]> {
  const records = new Map<string, TextChange[]>();
  for (const change of changes) {
    const record = recordOf(change.key);
    records.set(record, [...(records.get(record) ?? []), change]);
  }
  return records;
}

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

const KEYS = new Map(PAGE_KEYS.flatMap((page) => sectionKeysOf(page).map((section) => [nameInFile({ page, section }), { page, section }] as const)));

/** The texts of the podcast page. */
export const podcastSource: TextSource = {
  prefixes: ["podcast"],
  async *list(source) {
    const sections = await listFullSections(source);
    yield PODCAST_KEYS.flatMap((key) => textsOfSection(sections, key));
  },
  problemIn: async (source, change, language) => {
    const section = await sectionFor(source, { key: sectionIn(change.key), language });
    return formWith(section, [change]) === null ? NOT_ACCEPTED : null;
  },
  put: async (tx, changes, { language, by }) => {
    for (const ofSection of byRecord(changes, sectionIn).values()) {
      const section = await sectionFor(tx, { key: sectionIn(ofSection[0]?.key ?? ""), language });
      const form = formWith(section, ofSection);
      if (form === null) throw new Error(`${section.key} does not take its texts`);
      await saveTextIn(tx, { kind: podcastSections, key: section }, { form, version: section.version, by });
    }
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

function textsOfSection(sections: readonly FullSection[], key: PodcastKey): TranslatableText[] {
  const ofLanguage = byLanguage((language) => sectionAmong(sections, { key, language }));
  const texts = byLanguage((language) => shownTexts(ofLanguage[language]));
  const states = byLanguage((language) => statesOfTexts(ofLanguage[language], language === DEFAULT_LANGUAGE ? null : ofLanguage[DEFAULT_LANGUAGE]));
  const section = `Podcast-Seite, ${SECTION_TITLES[key]}`;
  return Object.keys(texts.de).map((name) => ({
    key: `podcast/${key}/${name}`,
    name: section,
    label: textLabel(name),
    place: `${section}, ${textLabel(name)}`,
    resource: "podcast_content",
    texts: byLanguage((language) => texts[language][name] ?? ""),
    states: byLanguage((language) => translationStateOf(states[language][name] ?? "builtIn")),
  }));
}

async function sectionFor(source: Reader, place: SectionKey): Promise<FullSection> {
  return sectionAmong(await listFullSections(source), place);
}

function sectionIn(textKey: string): PodcastKey {
  const [, word] = textKey.split("/");
  const key = PODCAST_KEYS.find((one) => one === word);
  if (key === undefined) throw new Error(`no text ${textKey}`);
  return key;
}

/** The section with these texts in it; null if its form would not take them. */
function formWith({ key, form }: FullSection, changes: readonly TextChange[]): PodcastForm | null {
  const typed = changes.map(({ key: textKey, value }) => [textKey.split("/")[2] ?? "", value] as const);
  return podcastFormFrom(key, grouped({ ...textsOfForm(form), ...Object.fromEntries(typed) }));
}
