import type { Language } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { draftsShown, newDrafts } from "../record/shown-drafts.server";
import { picturesOf } from "../media/pictures.server";
import { germanTextsOf, translated } from "../record/translation";
import { listTranslations } from "../record/translations.server";
import { type ShownSponsor, type Sponsor, TRANSLATED_FIELDS } from "./sponsor";
import { columnsOf } from "./stored-sponsor";

/** Everyone who supports the company now, in the order that staff gave them. */
export async function listActiveSponsors(language: Language): Promise<ShownSponsor[]> {
  const [rows, translations] = await Promise.all([readSponsors(), listTranslations("sponsors", language)]);
  const pictures = await picturesOf(rows.map(({ logoUrl }) => logoUrl), language);
  return rows.map((row) => ({
    ...translated(row, translations, TRANSLATED_FIELDS),
    picture: (row.logoUrl && pictures.get(row.logoUrl)) || null,
    germanTexts: germanTextsOf(row, translations, { fields: TRANSLATED_FIELDS, language }),
  }));
}

async function readSponsors(): Promise<Sponsor[]> {
  const rows = await read.partner.findMany({
    where: { isActive: true },
    orderBy: [{ sortOrder: "asc" }, { id: "asc" }],
    select: { id: true, name: true, category: true, description: true, logoUrl: true, websiteUrl: true },
  });
  return [...rows.map(withDraft), ...newDrafts("sponsors", rows).map(({ id, form }) => ({ id, ...columnsOf(form) }))];
}

function withDraft(sponsor: Sponsor): Sponsor {
  const draft = draftsShown("sponsors").get(sponsor.id);
  return draft ? { ...sponsor, ...columnsOf(draft) } : sponsor;
}
