import { read } from "~/platform/database.server";
import type { Reader } from "~/platform/database-types";
import { findTranslations } from "../translations/save-translations.server";
import { serviceFrom, type TranslatedService } from "./service";

type Source = Pick<Reader, "service" | "translation">;

/** The service, active or not, with its texts in all languages; null for one that is not there. */
export async function findService(id: string, source: Source = read): Promise<TranslatedService | null> {
  const row = await source.service.findUnique({
    where: { id },
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
  if (row === null) return null;
  const texts = await findTranslations(source, { noun: "services", recordId: id }, (textOf) => ({
    title: textOf("title"),
    description: textOf("description"),
  }));
  return { ...row, ...serviceFrom(row), ...texts };
}
