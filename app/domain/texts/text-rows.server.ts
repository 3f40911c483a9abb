import { isServiceArea } from "~/i18n/service-areas";
import type { Company } from "~/i18n/company";
import { byLanguage, type Language } from "~/i18n/languages";
import { builtInText, PAGE_KEYS, type PageKey, sectionKeysOf } from "~/i18n/page-labels";
import type { Reader, Transaction } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { findCompanyIn, findEarlierCompanies } from "../company/company.server";
import { orWithoutTable } from "../record/resource-table.server";
import { expectOneRow } from "../record/save-edited.server";
import type { StoredText, SiteText, TextKey } from "./text";

type Stored = Omit<StoredText, "builtIn">;

type TextRow = Stored & { pageKey: string; section: string; languageCode: string };

const NOTHING: Stored = { value: "", version: 0, builtInText: "", germanText: "" };

const selected = { pageKey: true, languageCode: true, contentValue: true, version: true, builtInText: true, germanText: true } as const;

export async function findTextsAt(source: Reader, keys: readonly TextKey[]): Promise<(key: TextKey) => SiteText> {
  const pages = [...new Set(keys.map(({ page }) => page))];
  const [rows, company] = [await findRows(source, pages), await findCompanyIn(source)];
  return (key) => textFrom(key, rows, company);
}

export function emptyText(key: TextKey): SiteText {
  return textFrom(key, []);
}

export function findTextsOf(page: PageKey): Promise<{ texts: SiteText[]; isTableMissing: boolean }> {
  const find = async () => ({ texts: textsFrom(page, await findRows(read, [page]), await findCompanyIn(read)), isTableMissing: false });
  return orWithoutTable(find, () => ({ texts: textsFrom(page, []), isTableMissing: true }));
}

export async function listTextsIn(source: Reader, table: "pages" | "content"): Promise<SiteText[]> {
  const rows = await (table === "content" ? contentRows(source) : pageRows(source));
  const company = await findCompanyIn(source);
  return pagesIn(table).flatMap((page) => textsFrom(page, rows.filter(({ pageKey }) => pageKey === page), company));
}

export async function findBuiltInTexts(source: Reader, text: SiteText): Promise<(language: Language) => string[]> {
  // undefined too: an emptied field has the text with the default facts
  const companies = [undefined, ...(await findEarlierCompanies(source))];
  return (language) => [text.texts[language].builtIn, ...companies.map((company) => builtInText(text, language, company))];
}

type NewText = Omit<Stored, "version">;

/** `text` must have been read in the same transaction. */
export async function putText(tx: Transaction, { text, language }: { text: SiteText; language: Language }, { value, ...origins }: NewText): Promise<void> {
  const { page, section } = text;
  const { version } = text.texts[language];
  const data = { contentValue: value, ...origins };
  const next = { ...data, version: { increment: 1 } };
  const place = { pageKey: page, languageCode: language };
  if (isServiceArea(page)) {
    const key = { ...place, contentKey: section };
    if (version === 0) await tx.content.create({ data: { ...key, ...data } });
    else expectOneRow((await tx.content.updateMany({ where: { ...key, version }, data: next })).count);
  } else {
    const key = { ...place, sectionKey: section };
    if (version === 0) await tx.pageContent.create({ data: { ...key, ...data, sortOrder: sectionKeysOf(page).indexOf(section) } });
    else expectOneRow((await tx.pageContent.updateMany({ where: { ...key, version }, data: { ...next, isActive: true } })).count);
  }
}

function pagesIn(table: "pages" | "content"): PageKey[] {
  return PAGE_KEYS.filter((page) => isServiceArea(page) === (table === "content"));
}

function textsFrom(page: PageKey, rows: readonly TextRow[], company?: Company): SiteText[] {
  return sectionKeysOf(page).map((section) => textFrom({ page, section }, rows, company));
}

function textFrom(place: TextKey, rows: readonly TextRow[], company?: Company): SiteText {
  const texts = byLanguage((language) => {
    const row = rows.find((one) => one.pageKey === place.page && one.section === place.section && one.languageCode === language);
    return { ...storedIn(row ?? NOTHING), builtIn: builtInText(place, language, company) };
  });
  return { ...place, texts };
}

function storedIn({ value, version, builtInText, germanText }: Stored): Stored {
  return { value, version, builtInText, germanText };
}

async function findRows(source: Reader, pages: readonly PageKey[]): Promise<TextRow[]> {
  const [areas, others] = [pages.filter(isServiceArea), pages.filter((page) => !isServiceArea(page))];
  const [ofAreas, ofPages] = [areas.length > 0 ? await contentRows(source, areas) : [], others.length > 0 ? await pageRows(source, others) : []];
  return [...ofAreas, ...ofPages];
}

async function pageRows(source: Reader, pages?: readonly PageKey[]): Promise<TextRow[]> {
  const select = { ...selected, sectionKey: true, isActive: true } as const;
  const rows = await source.pageContent.findMany({ where: { pageKey: pages && { in: [...pages] } }, orderBy: { sortOrder: "asc" }, select });
  return rows.map(({ sectionKey, contentValue, isActive, ...row }) => ({
    ...row,
    section: sectionKey,
    value: isActive ? contentValue : "",
  }));
}

async function contentRows(source: Reader, pages?: readonly PageKey[]): Promise<TextRow[]> {
  const select = { ...selected, contentKey: true } as const;
  const rows = await source.content.findMany({ where: { pageKey: pages && { in: [...pages] } }, orderBy: { contentKey: "asc" }, select });
  return rows.map(({ contentKey, contentValue, ...row }) => ({ ...row, section: contentKey, value: contentValue }));
}
