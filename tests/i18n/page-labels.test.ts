import { describe, expect, it } from "vitest";
import { dictionaryOf } from "~/i18n/i18n";
import { LANGUAGES } from "~/i18n/languages";
import { builtInText, isGermanOnly, isListText, PAGE_KEYS, sectionKeysOf, textsOf } from "~/i18n/page-labels";

describe("the texts of a page", () => {
  it("are those of the dictionary without saved texts", () => {
    const text = textsOf("about", "es", {});
    expect(text("title")).toBe(dictionaryOf("es").about.title);
    expect(text("mission_text")).toBe(dictionaryOf("es").about.mission.text);
  });

  it("are the saved ones, section by section", () => {
    const text = textsOf("about", "en", { title: "Our own words" });
    expect(text("title")).toBe("Our own words");
    expect(text("intro")).toBe(dictionaryOf("en").about.intro);
  });

  it("contain a list as it is stored", () => {
    expect(textsOf("services/podcast", "de", {})("topics")).toBe(dictionaryOf("de").podcast.topics.join("|"));
  });
});

describe("an editable text", () => {
  const places = PAGE_KEYS.flatMap((page) => sectionKeysOf(page).map((section) => ({ page, section })));

  it.each(LANGUAGES)("is in the dictionary %s, so that a page without rows is complete", (language) => {
    expect(places.length).toBeGreaterThan(80);
    expect(places.filter((place) => builtInText(place, language) === "" && !isGermanOnly(place))).toEqual([]);
  });

  it("exists in every language, except the legal texts, which are German", () => {
    const places = [{ page: "legal/notice", section: "text" }, { page: "legal/privacy", section: "text" }] as const;
    for (const place of places) expect([builtInText(place, "de").length > 1000, builtInText(place, "en")]).toEqual([true, ""]);
  });

  it("is a single text, except the podcast topics", () => {
    expect(places.filter(isListText)).toEqual([{ page: "services/podcast", section: "topics" }]);
  });
});
