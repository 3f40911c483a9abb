import type { Language } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { isMissingTable } from "~/platform/missing-table";
import { germanTextsOf, translated } from "../translations/translation";
import { listTranslations } from "../translations/translations.server";
import { serviceFrom, type ShownService, TRANSLATED_FIELDS } from "./service";

/** What the company offers, main and additional, in the order that staff gave it, in the visitor's language. */
export async function listActiveServices(language: Language): Promise<ShownService[]> {
  const [rows, translations] = await Promise.all([readServices(), listTranslations("services", language)]);
  return rows.map((row) => ({
    ...translated(serviceFrom(row), translations, TRANSLATED_FIELDS),
    germanTexts: germanTextsOf(row, translations, { fields: TRANSLATED_FIELDS, language }),
  }));
}

/** Without the table there are no services, which is no fault. */
async function readServices() {
  try {
    return await read.service.findMany({
      where: { isActive: true },
      orderBy: [{ sortOrder: "asc" }, { id: "asc" }],
      select: { id: true, title: true, description: true, icon: true, category: true },
    });
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}
