import type { Language } from "~/i18n/languages";
import { withPictures } from "../media/pictures.server";
import { inLanguage, listShownRecords } from "../record/public-records.server";
import type { ShownSponsor } from "./sponsors";
import { sponsorTable } from "./sponsors.server";

/** Everyone who supports the company now, in the order that staff gave them. */
export async function listActiveSponsors(language: Language): Promise<ShownSponsor[]> {
  const sponsors = await listShownRecords(sponsorTable);
  return withPictures(await inLanguage(sponsorTable, sponsors, language), ({ logoUrl }) => logoUrl, language);
}
