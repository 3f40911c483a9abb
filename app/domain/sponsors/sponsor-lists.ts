import { SECTIONS, sectionOf, type Sponsor } from "./sponsors";

/** The four lists in which staff keep sponsors. Each sponsor stands in exactly one. */
export const SPONSOR_LISTS = [
  { key: "premium", title: "Siente España Premium" },
  { key: "standard", title: "Siente España Standard" },
  { key: "yearly", title: "Jahressponsoren" },
  { key: "project", title: "Projekt-spezifische Sponsoren" },
] as const;

export type SponsorListKey = (typeof SPONSOR_LISTS)[number]["key"];

export function sponsorListOf(category: string): SponsorListKey {
  if (category.includes("Jahressponsor")) return "yearly";
  if (category.trim() === "Siente España Premium") return "premium";
  return category.trim() === "Siente España Standard" ? "standard" : "project";
}

/** The list that a word in an address asks for; none for what it does not know. */
export function sponsorListFrom(word: string | null | undefined): SponsorListKey | undefined {
  return SPONSOR_LISTS.find(({ key }) => key === word)?.key;
}

/** why: a row with address, description and logo is a quarter longer than that of a member */
export const SPONSORS_ON_A_PAGE = 12;

/** Sponsors are ordered among those of their own section: past another one, a step would change nothing on the site. */
export function groupOfSponsor(sponsor: Pick<Sponsor, "category">): number {
  const list = SPONSOR_LISTS.findIndex(({ key }) => key === sponsorListOf(sponsor.category));
  return list * SECTIONS.length + SECTIONS.indexOf(sectionOf(sponsor));
}
