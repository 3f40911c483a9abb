import { type Area, isArea } from "~/i18n/areas";
import type { Language } from "~/i18n/languages";
import type { PageKey, SavedTexts } from "~/i18n/page-words";
import { read } from "~/platform/database.server";

type Row = { key: string; contentValue: string };

/** What staff wrote for a page in a language, by section; sections that they left empty are not among it. */
export async function findSavedTexts(page: PageKey, languageCode: Language): Promise<SavedTexts> {
  return writtenAmong(isArea(page) ? await contentRows(page, languageCode) : await pageRows(page, languageCode));
}

/** What staff wrote for the fields of work in a language. */
export async function findAreaTexts(languageCode: Language): Promise<Partial<Record<string, SavedTexts>>> {
  const rows = await read.content.findMany({
    where: { languageCode },
    orderBy: [{ pageKey: "asc" }, { contentKey: "asc" }],
    select: { pageKey: true, contentKey: true, contentValue: true },
  });
  const pages = [...new Set(rows.map(({ pageKey }) => pageKey))];
  return Object.fromEntries(pages.map((page) => [page, writtenAmong(rows.filter(({ pageKey }) => pageKey === page).map(keyed))]));
}

async function pageRows(pageKey: PageKey, languageCode: Language): Promise<Row[]> {
  const rows = await read.pageContent.findMany({
    where: { pageKey, languageCode, isActive: true },
    orderBy: { sortOrder: "asc" },
    select: { sectionKey: true, contentValue: true },
  });
  return rows.map(({ sectionKey, contentValue }) => ({ key: sectionKey, contentValue }));
}

async function contentRows(pageKey: Area, languageCode: Language): Promise<Row[]> {
  const rows = await read.content.findMany({
    where: { pageKey, languageCode },
    orderBy: { contentKey: "asc" },
    select: { contentKey: true, contentValue: true },
  });
  return rows.map(keyed);
}

function keyed({ contentKey, contentValue }: { contentKey: string; contentValue: string }): Row {
  return { key: contentKey, contentValue };
}

function writtenAmong(rows: readonly Row[]): SavedTexts {
  const written = rows.filter(({ contentValue }) => contentValue.trim() !== "");
  return Object.fromEntries(written.map(({ key, contentValue }) => [key, contentValue]));
}
