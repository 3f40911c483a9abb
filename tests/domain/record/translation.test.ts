import { describe, expect, it } from "vitest";
import { germanTextsOf, translated } from "~/domain/record/translation";

const record = { id: "a", title: "Salz", description: "Ein Film", year: 2024 };
const fields = ["title", "description"] as const;

describe("a record in another language", () => {
  it("takes the texts that were translated and keeps the German ones for the rest", () => {
    const rows = [{ recordId: "a", field: "title", value: "Sal" }];
    expect(translated(record, rows, fields)).toEqual({ ...record, title: "Sal" });
  });

  it("keeps the German text where the translation is empty", () => {
    const rows = [{ recordId: "a", field: "title", value: "" }];
    expect(translated(record, rows, fields)).toEqual(record);
  });

  it("ignores the texts of other records and of fields that are not translated", () => {
    const rows = [
      { recordId: "b", field: "title", value: "Otro" },
      { recordId: "a", field: "year", value: "1900" },
    ];
    expect(translated(record, rows, fields)).toEqual(record);
  });
});

describe("the texts that a page has in German only", () => {
  const rows = [{ recordId: "a", field: "title", value: "Sal" }];

  it("are those without a translation", () => {
    expect(germanTextsOf(record, rows, { fields, language: "es" })).toEqual(["description"]);
  });

  it("are none on a German page", () => {
    expect(germanTextsOf(record, [], { fields, language: "de" })).toEqual([]);
  });
});
