import type { ShownPicture } from "../media/picture";
import { addressField, lineField, pictureField, textField } from "../record/field-kinds";
import { keysOf } from "../record/keys";
import { type ColumnsOf, defineResource, type Public } from "../record/resource";

const OTHERS = "Sonstige";

const NAME_AND_CATEGORY = "Name und Kategorie sind erforderlich";

export const sponsors = defineResource({
  name: "sponsors",
  path: "sponsors",
  texts: {
    list: "Sponsoren",
    one: "Sponsor",
    object: "den Sponsor",
    new: "Neuer Sponsor",
    edit: "Sponsor bearbeiten",
    saveAsNew: "Als neuen Sponsor speichern",
    notLoaded: "Fehler beim Laden der Sponsoren",
    delete: "Sponsor löschen",
    deleteHint: () => "Der Sponsor verschwindet sofort von der Website und aus dieser Liste.",
  },
  fields: {
    name: lineField({ label: "Name", required: NAME_AND_CATEGORY }),
    category: lineField({ label: "Kategorie", required: NAME_AND_CATEGORY, usual: OTHERS, isSearched: true, isWhole: true }),
    description: textField({ label: "Beschreibung", isTranslated: true, isSearched: true }),
    logo_url: pictureField({ label: "Logo", none: "kein Logo" }),
    website_url: addressField({ label: "Website", isSearched: true }),
  },
});

export type Sponsor = ColumnsOf<typeof sponsors>;
export type ShownSponsor = Public<Sponsor> & { picture: ShownPicture | null };

export const DESCRIPTION_PREVIEW_LENGTH = 80;

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
  OTHERS,
] as const;

/** Rows of three large logos, of four, or of six small ones. */
export type SponsorTier = "premium" | "middle" | "rest";

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
  OTHERS,
] as const;

type SponsorSection = (typeof SECTIONS)[number];

export function sectionOf({ category }: Pick<Sponsor, "category">): SponsorSection {
  if (category.includes("Jahressponsor")) return "Premium Sponsoren";
  return SECTIONS.find((section) => section === category.trim()) ?? OTHERS;
}

const MIDDLE: readonly SponsorSection[] = ["Partner 100 Sponsoren", "Tagessponsoren", "Siente España Premium", "Siente España Standard"];

export function tierOf(section: SponsorSection): SponsorTier {
  if (section === "Premium Sponsoren") return "premium";
  return MIDDLE.includes(section) ? "middle" : "rest";
}

export function groupBySection<Row extends Pick<Sponsor, "category">>(sponsors: readonly Row[]) {
  return SECTIONS.map((section) => ({
    section,
    sponsors: sponsors.filter((sponsor) => sectionOf(sponsor) === section),
  })).filter((group) => group.sponsors.length > 0);
}

export function inSections<Row extends Pick<Sponsor, "category">>(sponsors: readonly Row[]): Row[] {
  return groupBySection(sponsors).flatMap((group) => group.sponsors);
}

export const SPONSOR_LISTS = {
  premium: "Siente España Premium",
  standard: "Siente España Standard",
  yearly: "Jahressponsoren",
  project: "Projekt-spezifische Sponsoren",
} as const;

export type SponsorListKey = keyof typeof SPONSOR_LISTS;

export function sponsorListOf(category: string): SponsorListKey {
  if (category.includes("Jahressponsor")) return "yearly";
  if (category.trim() === "Siente España Premium") return "premium";
  return category.trim() === "Siente España Standard" ? "standard" : "project";
}

/** Records move only within a section: a step past another section would change nothing on the site. */
export function groupOfSponsor(sponsor: Pick<Sponsor, "category">): number {
  const list = keysOf(SPONSOR_LISTS).indexOf(sponsorListOf(sponsor.category));
  return list * SECTIONS.length + SECTIONS.indexOf(sectionOf(sponsor));
}
