import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { serviceAreasFrom, type ShownArea } from "./service-area";

/** The company's fields of work with the texts of the table `content`. */
export async function listServiceAreas(language: Language): Promise<ShownArea[]> {
  const rows = await read.content.findMany({
    where: { languageCode: { in: [language, DEFAULT_LANGUAGE] } },
    orderBy: [{ pageKey: "asc" }, { contentKey: "asc" }],
    select: { pageKey: true, contentKey: true, languageCode: true, contentValue: true },
  });
  return serviceAreasFrom(rows, language);
}
