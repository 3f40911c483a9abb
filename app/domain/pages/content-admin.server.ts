import type { Area } from "~/i18n/areas";
import type { Language } from "~/i18n/languages";
import { read } from "~/platform/database.server";

/** What is stored for an area in a language. */
export function listContentRows(pageKey: Area, languageCode: Language) {
  return read.content.findMany({
    where: { pageKey, languageCode },
    orderBy: [{ pageKey: "asc" }, { contentKey: "asc" }],
    select: { contentKey: true, contentValue: true },
  });
}
