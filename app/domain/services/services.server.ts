import type { Language } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { isMissingTable } from "~/platform/missing-schema";
import { draftsShown, LAST, newDrafts, orDrafted } from "../record/shown-drafts.server";
import { germanTextsOf, translated } from "../record/translation";
import { listTranslations } from "../record/translations.server";
import { serviceFrom, type ShownService, TRANSLATED_FIELDS } from "./service";
import { columnsOf } from "./stored-service";

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
    const rows = await read.service.findMany({
      where: orDrafted("services", { isActive: true }),
      orderBy: [{ sortOrder: "asc" }, { id: "asc" }],
      select: { id: true, title: true, description: true, icon: true, category: true, sortOrder: true, isActive: true },
    });
    const drafted = newDrafts("services", rows).map(({ id, form }) => ({ id, sortOrder: LAST, ...columnsOf(form) }));
    const active = [...rows.map(withDraft), ...drafted].filter(({ isActive }) => isActive);
    return active.toSorted((one, other) => one.sortOrder - other.sortOrder);
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}

type Row = { id: string; title: string; description: string; icon: string; category: string; sortOrder: number; isActive: boolean };

function withDraft(service: Row): Row {
  const draft = draftsShown("services").get(service.id);
  return draft ? { ...service, ...columnsOf(draft) } : service;
}
