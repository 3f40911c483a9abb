import { describe, expect, it } from "vitest";
import { dictionaryOf } from "~/i18n/i18n";
import { textsOf } from "~/i18n/page-words";

describe("the texts of a page", () => {
  it("are the dictionary's where staff wrote nothing", () => {
    const text = textsOf("about", "es", {});
    expect(text("title")).toBe(dictionaryOf("es").about.title);
    expect(text("mission_text")).toBe(dictionaryOf("es").about.mission.text);
  });

  it("are what staff wrote, section by section", () => {
    const text = textsOf("about", "en", { title: "Our own words" });
    expect(text("title")).toBe("Our own words");
    expect(text("intro")).toBe(dictionaryOf("en").about.intro);
  });

  it("keep a list as it is stored", () => {
    expect(textsOf("services/podcast", "de", {})("topics")).toBe(dictionaryOf("de").podcast.topics.join("|"));
  });
});
