import { describe, expect, it } from "vitest";
import { fits, searchWordsOf, statesOf, type TranslatedRecord, translationFilterFrom } from "~/domain/desk/translation-overview";
import { translationState } from "~/domain/record/translations";
import { translationStateOf } from "~/domain/texts/text-state";

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

describe("a text of the website", () => {
  it.each([
    ["builtIn", "complete"],
    ["edited", "complete"],
    ["missing", "missing"],
    ["germanOnly", "missing"],
    ["newBuiltIn", "outdated"],
    ["newGerman", "outdated"],
  ] as const)("that is %s is %s for its translators", (state, wanted) => {
    expect(translationStateOf(state)).toBe(wanted);
  });
});

const bio = { field: "bio", label: "Biografie" };
const position = { field: "position", label: "Position" };

describe("a language of a record", () => {
  it("can be missing and outdated at once", () => {
    expect(statesOf({ language: "es", missing: [position], outdated: [bio] })).toEqual(["missing", "outdated"]);
    expect(statesOf({ language: "es", missing: [], outdated: [] })).toEqual(["complete"]);
  });
});

describe("the filter", () => {
  const spanishDone: TranslatedRecord = {
    key: "team/ana",
    area: "team",
    name: "Ana",
    languages: [
      { language: "es", missing: [], outdated: [] },
      { language: "en", missing: [position, bio], outdated: [] },
    ],
  };

  it.each([
    ["", true],
    ["?state=complete", true],
    ["?state=complete&language=en", false],
    ["?state=missing&language=es", false],
    ["?state=missing&noun=team", true],
    ["?noun=sponsors", false],
    ["?noun=pages", false],
    ["?state=nonsense&language=de&noun=users", true],
  ])("%j shows a record that is done in Spanish only: %j", (search, isShown) => {
    expect(fits(spanishDone, translationFilterFrom(new URLSearchParams(search)))).toBe(isShown);
  });

  it("is said by an address as it was read from one", () => {
    const filter = translationFilterFrom(new URLSearchParams("state=outdated&noun=podcast-crew"));
    expect(searchWordsOf(filter, 2)).toEqual({ state: "outdated", language: "", noun: "podcast_crew", page: "2" });
  });
});
