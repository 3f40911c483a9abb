import { read } from "~/platform/database.server";
import type { EditedPage } from "./page-sections";

/** What is stored for a page, in all languages. */
export function listPageRows(pageKey: EditedPage) {
  return read.pageContent.findMany({
    where: { pageKey, isActive: true },
    orderBy: [{ sortOrder: "asc" }, { sectionKey: "asc" }],
    select: { sectionKey: true, languageCode: true, contentValue: true },
  });
}
