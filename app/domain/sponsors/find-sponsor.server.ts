import { read } from "~/platform/database.server";
import type { Reader } from "~/platform/database-types";
import { findAllTranslations } from "../record/save-translations.server";
import type { TranslatedSponsor } from "./sponsor";

type Source = Pick<Reader, "partner" | "translation">;

/** The sponsor with its texts in all languages; null for one that never was or that was deleted. */
export async function findSponsor(id: string, source: Source = read): Promise<TranslatedSponsor | null> {
  const [sponsor = null] = await findSponsors([id], source);
  return sponsor;
}

/** Those of several that are there. Two queries for any number. */
export async function findSponsors(ids: readonly string[], source: Source): Promise<TranslatedSponsor[]> {
  const rows = await source.partner.findMany({
    where: { id: { in: [...ids] }, isActive: true },
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
  if (rows.length === 0) return [];
  const place = { resource: "sponsors", recordIds: ids } as const;
  const textsOf = await findAllTranslations(source, place, (textOf) => ({ description: textOf("description") }));
  return rows.map((row) => ({ ...row, ...textsOf(row.id) }));
}
