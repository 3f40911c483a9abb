import { expect, it } from "vitest";
import { shorteningText } from "~/domain/people/login-log/retention-screens";

it.each([
  [0, "Jetzt nichts: Keine ungekürzte Adresse ist älter als 7 Tage"],
  [1, "Höchstens eine Adresse: älter als 7 Tage"],
  [1200, "Bis zu 1.200 Adressen: älter als 7 Tage"],
])("the retention tells how many addresses will be shortened: %i", (shortened, text) => {
  const ends = { kept: new Date(0), whole: new Date(0) };
  expect(shorteningText({ keep_days: 30, shorten_after_days: 7 }, { total: 5000, deleted: 0, shortened, ends })).toContain(text);
});
