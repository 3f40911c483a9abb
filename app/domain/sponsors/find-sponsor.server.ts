import { read } from "~/platform/database.server";
import type { Reader } from "~/platform/database-types";
import { findTranslations } from "../translations/save-translations.server";
import type { TranslatedSponsor } from "./sponsor";

type Source = Pick<Reader, "partner" | "translation">;

/** The sponsor with its texts in all languages; null for one that never was or that was deleted. */
export async function findSponsor(id: string, source: Source = read): Promise<TranslatedSponsor | null> {
  const row = await source.partner.findFirst({
    where: { id, isActive: true },
    select: {
      id: true,
      version: true,
      name: true,
      category: true,
      description: true,
      logoUrl: true,
      websiteUrl: true,
      sortOrder: true,
    },
  });
  if (row === null) return null;
  const place = { noun: "sponsors", recordId: id } as const;
  const texts = await findTranslations(source, place, (textOf) => ({ description: textOf("description") }));
  return { ...row, ...texts };
}
