import { isServiceArea } from "~/i18n/service-areas";
import { type Language, LANGUAGES } from "~/i18n/languages";
import { PAGE_KEYS, type PageKey, sectionKeysOf } from "~/i18n/page-labels";
import type { Reader, Transaction } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { isMissingTable } from "~/platform/missing-schema";
import { expectOneRow } from "../record/record-kind.server";
import type { StoredText, SiteText, TextKey } from "./text";

type TextRow = StoredText & { pageKey: string; section: string; languageCode: string };

const NOTHING: StoredText = { value: "", version: 0, builtInText: "", germanText: "" };

const selected = { pageKey: true, languageCode: true, contentValue: true, version: true, builtInText: true, germanText: true } as const;

/** The texts of a page or of a field of work in all languages, in the order of the page, stored or not. */
export async function listTexts(source: Reader, page: PageKey): Promise<SiteText[]> {
  return textsFrom(page, await findRows(source, page));
}

/** One text in all languages. */
export async function findText(source: Reader, place: TextKey): Promise<SiteText> {
  const rows = await findRows(source, place.page);
  return textFrom(place, rows);
}

/** For the screens: without its table a page still has its built-in texts, and they say so. */
export async function findTextsOf(page: PageKey): Promise<{ words: SiteText[]; isTableMissing: boolean }> {
  try {
    return { words: await listTexts(read, page), isTableMissing: false };
  } catch (error) {
    if (!isMissingTable(error)) throw error;
    return { words: textsFrom(page, []), isTableMissing: true };
  }
}

/** The same for one text. */
export async function findTextOf(place: TextKey): Promise<{ word: SiteText; isTableMissing: boolean }> {
  const { words, isTableMissing } = await findTextsOf(place.page);
  const word = words.find(({ section }) => section === place.section) ?? textFrom(place, []);
  return { word, isTableMissing };
}

/** All texts of one of the two tables, with one question to the database. */
export async function listTextsIn(source: Reader, table: "pages" | "content"): Promise<SiteText[]> {
  const pages = PAGE_KEYS.filter((page) => isServiceArea(page) === (table === "content"));
  const rows = await (table === "content" ? contentRows(source) : pageRows(source));
  return pages.flatMap((page) => textsFrom(page, rows.filter(({ pageKey }) => pageKey === page)));
}

/** All texts that staff may change. */
export async function findAllTexts(): Promise<{ words: SiteText[]; isTableMissing: boolean }> {
  const found = await Promise.all((["pages", "content"] as const).map(textsOfTable));
  return { words: found.flatMap(({ words }) => words), isTableMissing: found.some(({ isTableMissing }) => isTableMissing) };
}

async function textsOfTable(table: "pages" | "content") {
  try {
    return { words: await listTextsIn(read, table), isTableMissing: false };
  } catch (error) {
    if (!isMissingTable(error)) throw error;
    const pages = PAGE_KEYS.filter((page) => isServiceArea(page) === (table === "content"));
    return { words: pages.flatMap((page) => textsFrom(page, [])), isTableMissing: true };
  }
}

type NewText = Omit<StoredText, "version">;

/** Stores a text over the version that was read in the same transaction. */
export async function putText(tx: Transaction, { word, language }: { word: SiteText; language: Language }, text: NewText): Promise<void> {
  const { version } = word.texts[language];
  const { value: contentValue, builtInText, germanText } = text;
  const data = { contentValue, builtInText, germanText };
  await (isServiceArea(word.page) ? putContent : putPageContent)(tx, { ...word, language, version }, data);
}

type Target = TextKey & { language: Language; version: number };
type RowData = { contentValue: string; builtInText: string; germanText: string };

async function putPageContent(tx: Transaction, { page, section, language, version }: Target, data: RowData) {
  const key = { pageKey: page, sectionKey: section, languageCode: language };
  if (version === 0) {
    const sortOrder = sectionKeysOf(page).indexOf(section);
    await tx.pageContent.create({ data: { ...key, ...data, sortOrder } });
    return;
  }
  const next = { ...data, isActive: true, version: { increment: 1 } };
  expectOneRow((await tx.pageContent.updateMany({ where: { ...key, version }, data: next })).count);
}

async function putContent(tx: Transaction, { page, section, language, version }: Target, data: RowData) {
  const key = { pageKey: page, contentKey: section, languageCode: language };
  if (version === 0) {
    await tx.content.create({ data: { ...key, ...data } });
    return;
  }
  const next = { ...data, version: { increment: 1 } };
  expectOneRow((await tx.content.updateMany({ where: { ...key, version }, data: next })).count);
}

function textsFrom(page: PageKey, rows: readonly TextRow[]): SiteText[] {
  return sectionKeysOf(page).map((section) => textFrom({ page, section }, rows));
}

function textFrom(place: TextKey, rows: readonly TextRow[]): SiteText {
  const texts: SiteText["texts"] = { de: NOTHING, en: NOTHING, es: NOTHING };
  for (const language of LANGUAGES) {
    const row = rows.find(({ section, languageCode }) => section === place.section && languageCode === language);
    if (row) texts[language] = textOf(row);
  }
  return { ...place, texts };
}

function textOf({ value, version, builtInText, germanText }: TextRow): StoredText {
  return { value, version, builtInText, germanText };
}

async function findRows(source: Reader, page: PageKey): Promise<TextRow[]> {
  return isServiceArea(page) ? contentRows(source, page) : pageRows(source, page);
}

/** Of one page, or of all of them. */
async function pageRows(source: Reader, pageKey?: PageKey): Promise<TextRow[]> {
  const select = { ...selected, sectionKey: true, isActive: true } as const;
  const rows = await source.pageContent.findMany({ where: { pageKey }, orderBy: { sortOrder: "asc" }, select });
  return rows.map(({ sectionKey, contentValue, isActive, ...row }) => ({
    ...row,
    section: sectionKey,
    value: isActive ? contentValue : "",
  }));
}

async function contentRows(source: Reader, pageKey?: PageKey): Promise<TextRow[]> {
  const select = { ...selected, contentKey: true } as const;
  const rows = await source.content.findMany({ where: { pageKey }, orderBy: { contentKey: "asc" }, select });
  return rows.map(({ contentKey, contentValue, ...row }) => ({ ...row, section: contentKey, value: contentValue }));
}
