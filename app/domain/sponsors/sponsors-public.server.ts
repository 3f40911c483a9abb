import type { Language } from "~/i18n/languages";
import { withPictures } from "../media/pictures.server";
import { findInLanguage, inLanguage, listShownRecords, takeAll } from "../record/public-records.server";
import type { ShownSponsor, Sponsor } from "./sponsors";
import { sponsorTable } from "./sponsors.server";

/** Everyone who supports the company now, in the order that staff gave them. */
export async function listActiveSponsors(language: Language, take: (sponsors: Sponsor[]) => Sponsor[] = takeAll): Promise<ShownSponsor[]> {
  const sponsors = take(await listShownRecords(sponsorTable));
  return withPictures(await inLanguage(sponsorTable, sponsors, language), ({ logoUrl }) => logoUrl, language);
}

/** One of them, for a preview: a list of one or of none. */
export async function findShownSponsor(id: string, language: Language): Promise<ShownSponsor[]> {
  return withPictures(await findInLanguage(sponsorTable, id, language), ({ logoUrl }) => logoUrl, language);
}
