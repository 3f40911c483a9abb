import { read } from "~/platform/database.server";
import type { Reader } from "~/platform/database-types";
import { findAllTranslations } from "../record/save-translations.server";
import { serviceFrom, type TranslatedService } from "./service";

type Source = Pick<Reader, "service" | "translation">;

/** The service, active or not, with its texts in all languages; null for one that is not there. */
export async function findService(id: string, source: Source = read): Promise<TranslatedService | null> {
  const [service = null] = await findServices([id], source);
  return service;
}

/** Those of several that are there. Two queries for any number. */
export async function findServices(ids: readonly string[], source: Source): Promise<TranslatedService[]> {
  const rows = await source.service.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      version: true,
      title: true,
      description: true,
      icon: true,
      category: true,
      isActive: true,
      sortOrder: true,
    },
  });
  if (rows.length === 0) return [];
  const textsOf = await findAllTranslations(source, { resource: "services", recordIds: ids }, (textOf) => ({
    title: textOf("title"),
    description: textOf("description"),
  }));
  return rows.map((row) => ({ ...row, ...serviceFrom(row), ...textsOf(row.id) }));
}
