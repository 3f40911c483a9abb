import { expect, it } from "vitest";
import { deletedText } from "~/domain/record/record-notices";
import { quoted } from "~/i18n/quoted";

it.each([
  ["Die Salzlinie", "„Die Salzlinie“"],
  ["Asphalt „und“ Orangen", "„Asphalt ‚und‘ Orangen“"],
  ['Das "Meer" und die "Insel"', "„Das ‚Meer‘ und die ‚Insel‘“"],
  ["The “Salt” Line", "„The ‚Salt‘ Line“"],
  ['Leinwand 5" breit', '„Leinwand 5" breit“'],
])("%s is quoted as %s", (name, text) => {
  expect(quoted(name)).toBe(text);
});

it("a notice does not nest quotation marks of the same kind", () => {
  expect(deletedText("Asphalt „und“ Orangen")).toBe("„Asphalt ‚und‘ Orangen“ wurde gelöscht.");
});
