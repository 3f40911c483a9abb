import { expect, it } from "vitest";
import { sponsorListOf } from "~/domain/sponsors/sponsors";

it.each([
  ["Siente España Premium", "premium"],
  ["Siente España Standard", "standard"],
  ["Mallorca Kino - Jahressponsor", "yearly"],
  ["Jahressponsor Siente España Premium", "yearly"],
  ["Podcast", "project"],
  ["Premium Sponsoren", "project"],
  ["", "project"],
])("%s stands in the list %s", (category, list) => {
  expect(sponsorListOf(category)).toBe(list);
});
