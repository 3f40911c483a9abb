import { describe, expect, it } from "vitest";
import { fits, searchWordsOf, translationFilterFrom } from "~/domain/desk/translation-filter";
import { recordStates, type StoredTranslation, statesOf } from "~/domain/record/translation-state";

const member = { id: "ana", name: "Ana", texts: { position: "Kamera", bio: "Dreht Filme." } };

function row(languageCode: string, field: string, texts: Partial<StoredTranslation> = {}): StoredTranslation {
  const sourceText = field === "bio" ? member.texts.bio : member.texts.position;
  return { recordId: "ana", languageCode, field, value: "Texto", sourceText, ...texts };
}

function stateOf(rows: readonly StoredTranslation[], texts: Record<string, string> = member.texts) {
  const [state] = recordStates("team", [{ ...member, texts }], rows);
  if (!state) throw new Error("no state");
  return state;
}

const namesOf = (rows: readonly StoredTranslation[], texts?: Record<string, string>) => stateOf(rows, texts).languages.map(statesOf);

describe("a translation", () => {
  it("is missing where there is none, or an empty one", () => {
    expect(stateOf([row("es", "bio"), row("es", "position", { value: "" })]).languages).toEqual([
      { language: "es", missing: ["position"], outdated: [] },
      { language: "en", missing: ["position", "bio"], outdated: [] },
    ]);
  });

  it("is complete when it was made from the German text of today", () => {
    expect(namesOf([row("es", "bio"), row("es", "position")])).toEqual([["complete"], ["missing"]]);
  });

  it("is outdated when the German text was another one then", () => {
    const { languages } = stateOf([row("en", "bio", { sourceText: "Drehte Filme." }), row("en", "position")]);
    expect(languages[1]).toEqual({
      language: "en",
      missing: [],
      outdated: ["bio"],
    });
  });

  it("can be missing and outdated in one language at once", () => {
    expect(namesOf([row("es", "bio", { sourceText: "Anders" })])[0]).toEqual(["missing", "outdated"]);
  });

  it("is not needed where there is no German text", () => {
    expect(namesOf([row("es", "position"), row("en", "position")], { position: "Kamera", bio: " " })).toEqual([["complete"], ["complete"]]);
  });
});

describe("the filter", () => {
  const spanishDone = stateOf([row("es", "bio"), row("es", "position")]);

  it.each([
    ["", true],
    ["?state=complete", true],
    ["?state=complete&language=en", false],
    ["?state=missing&language=es", false],
    ["?state=missing&noun=team", true],
    ["?noun=sponsors", false],
    ["?state=nonsense&language=de&noun=users", true],
  ])("%j shows a record that is done in Spanish only: %j", (search, isShown) => {
    expect(fits(spanishDone, translationFilterFrom(new URLSearchParams(search)))).toBe(isShown);
  });

  it("is said by an address as it was read from one", () => {
    const filter = translationFilterFrom(new URLSearchParams("state=outdated&noun=services"));
    expect(searchWordsOf(filter, 2)).toEqual({ state: "outdated", language: "", noun: "services", page: "2" });
  });
});
