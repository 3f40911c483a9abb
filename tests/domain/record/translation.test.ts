import { describe, expect, it } from "vitest";
import { translated } from "~/domain/record/translations";

const record = { id: "a", title: "Salz", description: "Ein Film", year: 2024 };
const fields = ["title", "description"];

function inSpanish(texts: Record<string, string>) {
  return translated(record, new Map(Object.entries(texts)), { fields, language: "es" });
}

describe("a record in another language", () => {
  it("takes the texts that were translated and keeps the German ones for the rest, which it names", () => {
    expect(inSpanish({ "a title": "Sal" })).toEqual({ ...record, title: "Sal", germanTexts: ["description"] });
  });

  it("keeps the German text where the translation is empty", () => {
    expect(inSpanish({ "a title": "" })).toEqual({ ...record, germanTexts: fields });
  });

  it("ignores the texts of other records and of fields that are not translated", () => {
    expect(inSpanish({ "b title": "Otro", "a year": "1900" })).toEqual({ ...record, germanTexts: fields });
  });

  it("has no German texts to name on a German page", () => {
    expect(translated(record, new Map(), { fields, language: "de" })).toEqual({ ...record, germanTexts: [] });
  });
});
