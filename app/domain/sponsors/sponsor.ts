import type { ShownPicture } from "../media/picture";
import type { TranslationLanguage } from "../record/translated-texts";

/** Texts that exist in Spanish and English too. The record's own are German. */
export const TRANSLATED_FIELDS = ["description"] as const;

export type TranslatedField = (typeof TRANSLATED_FIELDS)[number];

/** The categories that staff choose from. */
export const SPONSOR_CATEGORIES = [
  "Mallorca Kino",
  "Podcast",
  "Radio",
  "Events",
  "Mallorca Kino - Jahressponsor",
  "Podcast - Jahressponsor",
  "Radio - Jahressponsor",
  "Siente España Premium",
  "Siente España Standard",
] as const;

/** How much of a description a card shows. */
export const DESCRIPTION_PREVIEW_LENGTH = 80;

/** The sections of the page in their order. */
export const SECTIONS = [
  "Premium Sponsoren",
  "Partner 100 Sponsoren",
  "Tagessponsoren",
  "Siente España Premium",
  "Siente España Standard",
  "Mallorca Kino",
  "Podcast",
  "Radio",
  "Events",
  "Sonstige",
] as const;

export type SponsorSection = (typeof SECTIONS)[number];

export type Sponsor = {
  id: string;
  name: string;
  category: string;
  description: string;
  logoUrl: string | null;
  websiteUrl: string | null;
};

/** A sponsor in the visitor's language; `germanTexts` names what it has in German only. */
export type ShownSponsor = Sponsor & {
  /** The logo behind the address; null if there is none any more. */
  picture: ShownPicture | null;
  germanTexts: TranslatedField[];
};

/** A sponsor as staff edit it, with the texts in the other languages; what was not translated is empty. */
export type TranslatedSponsor = Sponsor & { version: number; sortOrder: number } & Record<
    TranslationLanguage,
    Record<TranslatedField, string>
  >;

/** Whoever gives for a whole year is premium, whatever for. A category without a section of its own is one of the others. */
export function sectionOf({ category }: Pick<Sponsor, "category">): SponsorSection {
  if (category.includes("Jahressponsor")) return "Premium Sponsoren";
  return SECTIONS.find((section) => section === category.trim()) ?? "Sonstige";
}

/** The sections that have sponsors, in the order of the page; within one, the order of the list. */
export function groupBySection<Row extends Pick<Sponsor, "category">>(sponsors: readonly Row[]) {
  return SECTIONS.map((section) => ({
    section,
    sponsors: sponsors.filter((sponsor) => sectionOf(sponsor) === section),
  })).filter((group) => group.sponsors.length > 0);
}
