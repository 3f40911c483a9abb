import { describe, expect, it } from "vitest";
import { fits, filterParameters, statesOf, type TranslatedRecord, translationFilterFrom } from "~/domain/desk/translation-overview";

const bio = { field: "bio", label: "Biografie" };
const position = { field: "position", label: "Position" };

describe("a language of a record", () => {
  it("can be missing and outdated at the same time", () => {
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
    ["?state=open", true],
    ["?state=open&language=es", false],
    ["?state=complete&language=en", false],
    ["?state=missing&language=es", false],
    ["?state=missing&noun=team", true],
    ["?noun=sponsors", false],
    ["?noun=pages", false],
    ["?state=nonsense&language=de&noun=users", true],
  ])("%j shows a record that is translated into Spanish only: %j", (search, isShown) => {
    expect(fits(spanishDone, translationFilterFrom(new URLSearchParams(search)))).toBe(isShown);
  });

  it("is written into an address as it was read from one", () => {
    const filter = translationFilterFrom(new URLSearchParams("state=outdated&noun=podcast-crew"));
    expect(filterParameters(filter, 2)).toEqual({ state: "outdated", language: "", noun: "podcast_crew", page: "2" });
  });
});
