import { dictionaryOf } from "~/i18n/i18n";
import { DEFAULT_LANGUAGE, type Language, TEXT_LANGUAGES } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { slice } from "~/platform/slices.server";
import type { Reader, Transaction } from "~/platform/database-types";
import { expectOneRow } from "../record/save-edited.server";
import { grouped } from "../record/form-values";
import type { Sources } from "../record/history";
import { contentOf, type EditedSection, formOfRow, formOfSection, type FullSection, type Origins, originsFrom, originsNow, type PodcastContent, podcastContentFrom, type PodcastForm, podcastFormFrom, type PodcastRow, podcastSchemas, statesOfTexts, textsOfForm } from "./podcast-schema";
import { PODCAST_KEYS, type PodcastKey, type SectionKey, sectionKind } from "./text-kinds";
import { type NextText, shownDraftOf, type StoredTextKind, type TextSchema } from "./text-kind.server";
import { isOutdated } from "./text";

export async function findPodcastContent(language: Language): Promise<PodcastContent> {
  return podcastContentFrom(withDrafts(await sectionRows(language), language), dictionaryOf(language).podcast.content);
}

const sectionRows = slice("podcast sections", async (language: Language): Promise<readonly PodcastRow[]> =>
  read.podcastContent.findMany({ where: { language }, select: { key: true, content: true }, orderBy: { key: "asc" } }),
);

type LoadedSection = FullSection & { german: FullSection; sources: Sources };

export const podcastSections: StoredTextKind<SectionKey, LoadedSection> = {
  ...sectionKind,
  formFrom: (values, { key }) => podcastFormFrom(key, values),
  schemaFor: (section) => {
    const sent: TextSchema<PodcastForm & { built_in?: string }> = podcastSchemas[section.key];
    return sent.transform((form) => ({ ...writtenForm(section, form), version: form.version }));
  },
  load: async (source) => {
    const sections = await listFullSections(source);
    return (key) => {
      const section = sectionAmong(sections, key);
      return { ...section, german: germanOf(section, sections), sources: section.origins.german };
    };
  },
  put,
  germanKeyOf: ({ key, language }) => (language === DEFAULT_LANGUAGE ? null : { key, language: DEFAULT_LANGUAGE }),
};

export async function listPodcastSections(language: Language): Promise<EditedSection[]> {
  const sections = await listFullSections(read);
  return PODCAST_KEYS.map((key) => edited(sections, { key, language }));
}

export async function readPodcastSection(key: SectionKey): Promise<EditedSection> {
  return edited(await listFullSections(read), key);
}

export async function listFullSections(source: Pick<Reader, "podcastContent">): Promise<FullSection[]> {
  const select = { key: true, language: true, content: true, version: true, updatedAt: true, builtInTexts: true, germanTexts: true } as const;
  const rows = await source.podcastContent.findMany({ select });
  const keys = PODCAST_KEYS.flatMap((key) => TEXT_LANGUAGES.map((language) => ({ key, language })));
  return keys.map((key) => fullSection(key, rows.find((row) => isSameSection(row, key)) ?? null));
}

/** A text that equals the built-in one, or whose "built-in text" button was pressed, becomes empty. */
export function writtenForm({ key, language }: SectionKey, { built_in, ...form }: PodcastForm & { built_in?: string }): PodcastForm {
  const usual = textsOfForm(builtInForm(key, language));
  const own = Object.entries(textsOfForm(form)).map(([name, text]) => [name, text === usual[name] || name === built_in ? "" : text] as const);
  return podcastFormFrom(key, grouped(Object.fromEntries(own))) ?? form;
}

export function sectionAmong(sections: readonly FullSection[], key: SectionKey): FullSection {
  return sections.find((section) => isSameSection(section, key)) ?? fullSection(key, null);
}

function isSameSection(one: { key: string; language: string }, other: SectionKey): boolean {
  return one.key === other.key && one.language === other.language;
}

/** Drafts come last: of two rows with one key the later counts. */
function withDrafts(rows: readonly PodcastRow[], language: Language): PodcastRow[] {
  const drafted = PODCAST_KEYS.flatMap((key) => {
    const form = podcastFormFrom(key, shownDraftOf(sectionKind, { key, language }));
    return form === null ? [] : [{ key, content: contentOf(form) }];
  });
  return [...rows, ...drafted];
}

function builtInForm(key: PodcastKey, language: Language): PodcastForm {
  return formOfSection(key, dictionaryOf(language).podcast.content);
}

type Row = { content: string; version: number; updatedAt: Date; builtInTexts: string; germanTexts: string };

function fullSection({ key, language }: SectionKey, row: Row | null): FullSection {
  return {
    ...{ key, language },
    // rows of a new site equal the built-in texts, which count as unedited
    form: writtenForm({ key, language }, formOfRow(key, row?.content ?? "{}")),
    builtIn: builtInForm(key, language),
    version: row?.version ?? 0,
    updatedAt: row?.updatedAt ?? null,
    origins: originsFrom(row),
  };
}

function edited(sections: readonly FullSection[], key: SectionKey): EditedSection {
  const full = sectionAmong(sections, key);
  const { origins: _, ...section } = full;
  // the rows of a new site were saved by nobody
  const isEdited = Object.values(textsOfForm(full.form)).some((text) => text !== "");
  return { ...section, updatedAt: isEdited ? full.updatedAt : null, states: statesOfTexts(full, germanOf(full, sections)), readAt: new Date().toISOString() };
}

function germanOf({ key }: SectionKey, sections: readonly FullSection[]): FullSection {
  return sectionAmong(sections, { key, language: DEFAULT_LANGUAGE });
}

async function put(tx: Transaction, before: LoadedSection, { form, isConfirmation, sources, germanThen }: NextText<PodcastForm>) {
  const names = isConfirmation ? outdatedNames(before) : changedNames(before.form, form);
  if (names.length === 0) return;
  await writeRow(tx, before, { form, origins: originsNow(before, { german: before.german, names, sources, germanThen }) });
}

function outdatedNames({ german, ...own }: LoadedSection): string[] {
  return Object.entries(statesOfTexts(own, german)).flatMap(([name, state]) => (isOutdated(state) ? [name] : []));
}

function changedNames(before: PodcastForm, after: PodcastForm): string[] {
  const old = textsOfForm(before);
  return Object.entries(textsOfForm(after)).flatMap(([name, text]) => (text === old[name] ? [] : [name]));
}

async function writeRow(tx: Transaction, { key, language, version }: FullSection, { form, origins }: { form: PodcastForm; origins: Origins }) {
  const texts = { builtInTexts: JSON.stringify(origins.builtIn), germanTexts: JSON.stringify(origins.german) };
  const data = { title: form.title, content: contentOf(form), ...texts };
  if (version === 0) await tx.podcastContent.create({ data: { key, language, ...data } });
  else {
    const where = { key, language, version };
    expectOneRow((await tx.podcastContent.updateMany({ where, data: { ...data, version: { increment: 1 } } })).count);
  }
}
