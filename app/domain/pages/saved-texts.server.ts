import type { Language } from "~/i18n/languages";
import type { PageKey, SavedTexts } from "~/i18n/page-words";
import { read } from "~/platform/database.server";

/** What staff wrote for a page in a language, by section; sections that they left empty are not among it. */
export async function findSavedTexts(pageKey: PageKey, languageCode: Language): Promise<SavedTexts> {
  const rows = await read.pageContent.findMany({
    where: { pageKey, languageCode, isActive: true },
    orderBy: { sortOrder: "asc" },
    select: { sectionKey: true, contentValue: true },
  });
  const written = rows.filter(({ contentValue }) => contentValue.trim() !== "");
  return Object.fromEntries(written.map(({ sectionKey, contentValue }) => [sectionKey, contentValue]));
}
