import { describe, expect, it } from "vitest";
import { podcastContentFrom } from "~/domain/texts/podcast-content";
import { PODCAST_KEYS } from "~/domain/texts/podcast-section";
import { SECTION_FIELDS } from "~/domain/texts/text-fields";
import { contentOf, formOfRow, formOfSection, podcastSchemas } from "~/domain/texts/podcast-schema";
import { sectionKeyFrom } from "~/domain/texts/podcast-section";
import { fieldNamesOf } from "~/http/form-names";
import { dictionaryOf } from "~/i18n/i18n";
import { LANGUAGES } from "~/i18n/languages";

describe("the forms of the podcast page", () => {
  it.each(PODCAST_KEYS)("have a labelled field for each text of %s", (key) => {
    expect(["built_in", "version", ...Object.keys(SECTION_FIELDS[key])].toSorted()).toEqual([...fieldNamesOf(podcastSchemas[key]).keys()].toSorted());
  });

  it.each(LANGUAGES)("hold the built-in texts in %s, within their limits, and give them back unchanged", (language) => {
    const builtIn = dictionaryOf(language).podcast.content;
    for (const key of PODCAST_KEYS) {
      const form = formOfSection(key, builtIn);
      const typed = podcastSchemas[key].parse({ ...form, version: 1 });
      expect(podcastContentFrom([{ key, content: contentOf(form) }], dictionaryOf("de").podcast.content)[key]).toEqual(builtIn[key]);
      expect(typed).toEqual({ ...form, version: 1 });
    }
  });

  it("keep features as lines without gaps", () => {
    const form = podcastSchemas.services.parse({ services: { 2: { features: " Musik \r\n\r\n Mischung\n" } }, version: 0 });
    expect(form.services[2].features).toBe("Musik\nMischung");
    expect(JSON.parse(contentOf(form))).toMatchObject({ services: [{ features: [] }, { features: ["Musik", "Mischung"] }, {}, {}, {}, {}] });
  });

  it("are empty for a row that was broken by hand", () => {
    expect(formOfRow("hero", "{")).toEqual({ title: "", subtitle: "", cta_services: "", cta_crew: "" });
    expect(formOfRow("services", '{"services":"viele"}')).toMatchObject({ title: "", services: { 6: { features: "" } } });
  });

  it("lie under their language and key", () => {
    expect(sectionKeyFrom({ language: "en", key: "cta" })).toEqual({ language: "en", key: "cta" });
    expect(sectionKeyFrom({ language: "fr", key: "cta" })).toBeNull();
    expect(sectionKeyFrom({ language: "en", key: "toString" })).toBeNull();
  });
});
