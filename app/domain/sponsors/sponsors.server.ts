import type { Language } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { picturesOf } from "../media/pictures.server";
import { germanTextsOf, translated } from "../translations/translation";
import { listTranslations } from "../translations/translations.server";
import { type ShownSponsor, TRANSLATED_FIELDS } from "./sponsor";

/** Everyone who supports the company now, in the order that staff gave them. */
export async function listActiveSponsors(language: Language): Promise<ShownSponsor[]> {
  const [rows, translations] = await Promise.all([
    read.partner.findMany({
      where: { isActive: true },
      orderBy: [{ sortOrder: "asc" }, { id: "asc" }],
      select: { id: true, name: true, category: true, description: true, logoUrl: true, websiteUrl: true },
    }),
    listTranslations("sponsors", language),
  ]);
  const pictures = await picturesOf(rows.map(({ logoUrl }) => logoUrl));
  return rows.map((row) => ({
    ...translated(row, translations, TRANSLATED_FIELDS),
    picture: (row.logoUrl && pictures.get(row.logoUrl)) || null,
    germanTexts: germanTextsOf(row, translations, { fields: TRANSLATED_FIELDS, language }),
  }));
}
