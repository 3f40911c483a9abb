import { describe, expect, it } from "vitest";
import { translated, translationState } from "~/domain/record/translations";

const record = { id: "a", title: "Salz", description: "Ein Film", year: 2024 };
const fields = ["title", "description"];

function inSpanish(texts: Record<string, string>) {
  return translated(record, new Map(Object.entries(texts)), { fields, language: "es" });
}

describe("a record in another language", () => {
  it("has the translated texts, and names the German texts of the rest", () => {
    expect(inSpanish({ "a title": "Sal" })).toEqual({ ...record, title: "Sal", germanTexts: ["description"] });
  });

  it("has the German text for an empty translation", () => {
    expect(inSpanish({ "a title": "" })).toEqual({ ...record, germanTexts: fields });
  });

  it("ignores texts of other records and of fields that are not translated", () => {
    expect(inSpanish({ "b title": "Otro", "a year": "1900" })).toEqual({ ...record, germanTexts: fields });
  });

  it("names no German texts on a German page", () => {
    expect(translated(record, new Map(), { fields, language: "de" })).toEqual({ ...record, germanTexts: [] });
  });
});

describe("a translation of a record", () => {
  it.each([
    ["missing", "where there is none", "Kamera", undefined],
    ["missing", "where there is an empty one", "Kamera", { value: "", sourceText: "Kamera" }],
    ["complete", "when it was made from the German text of today", "Kamera", { value: "Cámara", sourceText: "Kamera" }],
    ["outdated", "when the German text was another one then", "Kamera", { value: "Cámara", sourceText: "Bild" }],
    ["complete", "where there is no German text", " ", undefined],
  ])("is %s %s", (state, _, german, stored) => {
    expect(translationState(german, stored)).toBe(state);
  });
});
