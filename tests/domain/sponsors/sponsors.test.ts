import { describe, expect, it } from "vitest";
import { groupBySection, sectionOf, sponsorListOf } from "~/domain/sponsors/sponsors";

describe("the section of a sponsor", () => {
  it.each([
    ["Premium Sponsoren", "Premium Sponsoren"],
    ["Mallorca Kino", "Mallorca Kino"],
    ["Mallorca Kino - Jahressponsor", "Premium Sponsoren"],
    ["Radio - Jahressponsor", "Premium Sponsoren"],
    ["Jahressponsoren", "Premium Sponsoren"],
    ["Siente España Standard", "Siente España Standard"],
    ["Institutionell", "Sonstige"],
    [" Podcast ", "Podcast"],
    ["", "Sonstige"],
  ])("of category %j is %j", (category, section) => {
    expect(sectionOf({ category })).toBe(section);
  });
});

describe("the sections of the page", () => {
  it("appear in their fixed order and are never empty", () => {
    const sponsors = ["", "Events", "Radio - Jahressponsor", "Tagessponsoren"].map((category) => ({ category }));
    expect(groupBySection(sponsors).map(({ section }) => section)).toEqual([
      "Premium Sponsoren",
      "Tagessponsoren",
      "Events",
      "Sonstige",
    ]);
  });

  it("keep the order of the list and omit nobody", () => {
    const sponsors = ["Podcast", "Radio", "Podcast"].map((category, index) => ({ category, index }));
    const groups = groupBySection(sponsors);
    expect(groups.find(({ section }) => section === "Podcast")?.sponsors.map(({ index }) => index)).toEqual([0, 2]);
    expect(groups.flatMap((group) => group.sponsors)).toHaveLength(sponsors.length);
  });
});

describe("the admin list of a sponsor", () => {
  it.each([
    ["Siente España Premium", "premium"],
    ["Siente España Standard", "standard"],
    ["Mallorca Kino - Jahressponsor", "yearly"],
    ["Jahressponsor Siente España Premium", "yearly"],
    ["Podcast", "project"],
    ["Premium Sponsoren", "project"],
    ["", "project"],
  ])("for the category %s is %s", (category, list) => {
    expect(sponsorListOf(category)).toBe(list);
  });
});
