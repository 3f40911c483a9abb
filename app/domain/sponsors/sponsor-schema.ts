import { z } from "zod";
import { pictureFile, pictureUrl } from "../media/upload-rules";
import { newRecord, requiredLine, storedRecord, text, webAddress } from "../record/fields";
import type { TranslatedSponsor } from "./sponsor";

const NAME_AND_CATEGORY = "Name und Kategorie sind erforderlich";

const translation = z.object({ description: text }).default({ description: "" });

const fields = z.object({
  name: requiredLine(NAME_AND_CATEGORY),
  category: requiredLine(NAME_AND_CATEGORY),
  description: text,
  logo_url: pictureUrl.default(""),
  website_url: webAddress,
  es: translation,
  en: translation,
});

export type SponsorForm = z.output<typeof fields>;

const withFile = fields.extend({ file: pictureFile.optional() });

export const newSponsorSchema = withFile.extend(newRecord);

export const sponsorSchema = withFile.extend(storedRecord);

/** The sponsor as its form shows it. */
export function formOfSponsor(sponsor: TranslatedSponsor): SponsorForm {
  return {
    name: sponsor.name,
    category: sponsor.category,
    description: sponsor.description,
    logo_url: sponsor.logoUrl ?? "",
    website_url: sponsor.websiteUrl ?? "",
    es: sponsor.es,
    en: sponsor.en,
  };
}

/** What the form of a stored sponsor opens with. */
export function editedSponsor(sponsor: TranslatedSponsor) {
  return { title: sponsor.name, values: { ...formOfSponsor(sponsor), version: sponsor.version } };
}
