import type { Language } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import type { ServiceArea } from "./content-texts";

/** What is stored for an area in a language. */
export function listContentRows(pageKey: ServiceArea, languageCode: Language) {
  return read.content.findMany({
    where: { pageKey, languageCode },
    orderBy: [{ pageKey: "asc" }, { contentKey: "asc" }],
    select: { contentKey: true, contentValue: true },
  });
}
