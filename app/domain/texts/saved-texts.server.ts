import { type ServiceArea, SERVICE_AREAS, isServiceArea } from "~/i18n/service-areas";
import type { Language } from "~/i18n/languages";
import { type PageKey, type SavedTexts, sectionKeysOf } from "~/i18n/page-labels";
import { read } from "~/platform/database.server";
import { slice } from "~/platform/slices.server";
import { areaTextKind, pageTextKind } from "./site-texts";
import { shownDraftOf } from "./text-kind.server";
import { textFormFrom, textsIn, type TextForm } from "./text-schema";

type Row = { key: string; contentValue: string };

/** What staff wrote for a page in a language, by section; sections that they left empty are not among it. */
export async function findSavedTexts(page: PageKey, languageCode: Language): Promise<SavedTexts> {
  const rows = isServiceArea(page) ? rowsOfArea(page, await areaRows(languageCode)) : await pageRows(page, languageCode);
  return writtenAmong([...rows, ...draftedRows(page, languageCode)]);
}

/** What staff wrote for the fields of work in a language. */
export async function findAreaTexts(languageCode: Language): Promise<Partial<Record<string, SavedTexts>>> {
  const rows = await areaRows(languageCode);
  const texts = SERVICE_AREAS.map(
    (page) => [page, writtenAmong([...rowsOfArea(page, rows), ...draftedRows(page, languageCode)])] as const,
  );
  return Object.fromEntries(texts.filter(([, written]) => Object.keys(written).length > 0));
}

const pageRows = slice("texts of a page", async (pageKey: PageKey, languageCode: Language): Promise<readonly Row[]> => {
  const rows = await read.pageContent.findMany({
    where: { pageKey, languageCode, isActive: true },
    orderBy: { sortOrder: "asc" },
    select: { sectionKey: true, contentValue: true },
  });
  return rows.map(({ sectionKey, contentValue }) => ({ key: sectionKey, contentValue }));
});

type AreaRow = { pageKey: string; contentKey: string; contentValue: string };

const areaRows = slice("texts of the service areas", async (languageCode: Language): Promise<readonly AreaRow[]> =>
  read.content.findMany({
    where: { languageCode },
    orderBy: [{ pageKey: "asc" }, { contentKey: "asc" }],
    select: { pageKey: true, contentKey: true, contentValue: true },
  }),
);

function rowsOfArea(page: ServiceArea, rows: readonly AreaRow[]): Row[] {
  const own = rows.filter(({ pageKey }) => pageKey === page);
  return own.map(({ contentKey, contentValue }) => ({ key: contentKey, contentValue }));
}

/** What a preview shows of a page in the place of what is live. */
function draftedRows(page: PageKey, language: Language): Row[] {
  return sectionKeysOf(page).flatMap((section) => {
    const draft = draftOf(page, section, language);
    const text = draft ? textsIn({ page, section }, draft, isServiceArea(page) ? language : "all")[language] : undefined;
    return text === undefined ? [] : [{ key: section, contentValue: text }];
  });
}

function draftOf(page: PageKey, section: string, language: Language): TextForm | null {
  const [kind, extent] = isServiceArea(page) ? [areaTextKind, language] : [pageTextKind, "all" as const];
  return textFormFrom(shownDraftOf(kind, { page, section, extent }), extent);
}

/** Of two rows of one key the later one counts. */
function writtenAmong(rows: readonly Row[]): SavedTexts {
  const texts = new Map(rows.map(({ key, contentValue }) => [key, contentValue]));
  return Object.fromEntries([...texts].filter(([, text]) => text.trim() !== ""));
}
