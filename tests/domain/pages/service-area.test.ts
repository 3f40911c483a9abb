import { describe, expect, it } from "vitest";
import { type ContentRow, serviceAreasFrom } from "~/domain/pages/service-area";
import { dictionaryOf } from "~/i18n/i18n";

function radioFrom(rows: readonly Omit<ContentRow, "pageKey">[], language: "de" | "es" | "en") {
  const all = rows.map((row) => ({ ...row, pageKey: "radio" }));
  return serviceAreasFrom(all, language).find(({ key }) => key === "radio");
}

describe("a field of work", () => {
  it("says what the dictionary says while nobody wrote anything", () => {
    const { title, subtitle, description } = dictionaryOf("en").kino.areas.items.radio;
    expect(radioFrom([], "en")).toEqual({ key: "radio", title, subtitle, paragraphs: [{ text: description }] });
  });

  it("says what staff wrote in the language of the page, and no German instead of the dictionary's words", () => {
    const area = radioFrom(
      [
        { contentKey: "title", languageCode: "es", contentValue: "Ondas" },
        { contentKey: "subtitle", languageCode: "de", contentValue: "Nur deutsch" },
      ],
      "es",
    );
    expect(area?.title).toBe("Ondas");
    expect(area?.subtitle).toBe(dictionaryOf("es").kino.areas.items.radio.subtitle);
  });

  it("shows a text that only exists in German as German", () => {
    const area = radioFrom([{ contentKey: "hero_text", languageCode: "de", contentValue: "Auf Sendung" }], "es");
    expect(area?.paragraphs.at(-1)).toEqual({ text: "Auf Sendung", language: "de" });
  });

  it("of another key changes nothing", () => {
    const rows = [{ pageKey: "cooking", contentKey: "title", languageCode: "de", contentValue: "Kochen" }];
    expect(serviceAreasFrom(rows, "de")).toEqual(serviceAreasFrom([], "de"));
  });
});
