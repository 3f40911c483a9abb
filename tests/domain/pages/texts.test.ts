import { expect, it } from "vitest";
import { contentTextsFrom } from "~/domain/pages/content-texts";
import { AREAS } from "~/i18n/areas";
import { itemsOf, pageSectionsFrom } from "~/domain/pages/page-sections";

it("an area has eight texts, written or not", () => {
  const texts = contentTextsFrom([{ contentKey: "subtitle", contentValue: "Kino am Meer" }]);
  expect(texts).toHaveLength(8);
  expect(texts.filter(({ value }) => value !== "")).toEqual([{ label: "Untertitel", value: "Kino am Meer" }]);
  expect(AREAS).toHaveLength(5);
});

it("a page keeps the order of its sections and has every language of each", () => {
  const sections = pageSectionsFrom([
    { sectionKey: "title", languageCode: "es", contentValue: "Hola" },
    { sectionKey: "intro", languageCode: "de", contentValue: "Willkommen" },
    { sectionKey: "title", languageCode: "de", contentValue: "Hallo" },
  ]);
  expect(sections).toEqual([
    { key: "title", texts: { de: "Hallo", en: "", es: "Hola" } },
    { key: "intro", texts: { de: "Willkommen", en: "", es: "" } },
  ]);
});

it("a pipe separates the items of a list", () => {
  expect(itemsOf("Ton | Licht||Kamera ")).toEqual(["Ton", "Licht", "Kamera"]);
  expect(itemsOf("Ein Satz.")).toEqual(["Ein Satz."]);
  expect(itemsOf("")).toEqual([]);
});
