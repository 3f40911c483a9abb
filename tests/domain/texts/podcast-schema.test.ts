import { describe, expect, it } from "vitest";
import { contentOf, formOfRow, formOfSection, podcastContentFrom, podcastSchemas } from "~/domain/texts/podcast-schema";
import { SECTION_FIELDS } from "~/domain/texts/text-views";
import { PODCAST_KEYS, sectionKind } from "~/domain/texts/text-kinds";
import { fieldNamesOf } from "~/http/form-names";
import { dictionaryOf } from "~/i18n/i18n";
import { LANGUAGES } from "~/i18n/languages";

describe("the forms of the podcast page", () => {
  it.each(PODCAST_KEYS)("have a labelled field for each text of %s", (key) => {
    expect(["built_in", "opened_at", "version", ...Object.keys(SECTION_FIELDS[key])].toSorted()).toEqual([...fieldNamesOf(podcastSchemas[key]).keys()].toSorted());
  });

  it.each(LANGUAGES)("contain the built-in texts in %s, within their limits, and return them unchanged", (language) => {
    const builtIn = dictionaryOf(language).podcast.content;
    for (const key of PODCAST_KEYS) {
      const form = formOfSection(key, builtIn);
      const typed = podcastSchemas[key].parse({ ...form, version: 1 });
      expect(podcastContentFrom([{ key, content: contentOf(form) }], dictionaryOf("de").podcast.content)[key]).toEqual(builtIn[key]);
      expect(typed).toEqual({ ...form, version: 1 });
    }
  });

  it("store features as lines without gaps", () => {
    const form = podcastSchemas.services.parse({ services: { 2: { features: " Musik \r\n\r\n Mischung\n" } }, version: 0 });
    expect(form.services[2].features).toBe("Musik\nMischung");
    expect(JSON.parse(contentOf(form))).toMatchObject({ services: [{ features: [] }, { features: ["Musik", "Mischung"] }, {}, {}, {}, {}] });
  });

  it("store features without the bullets of a copied list", () => {
    const form = podcastSchemas.services.parse({ services: { 2: { features: "•\tMusik\n\uf0b7\u00a0Mischung\n- Schnitt\n•\n24-Stunden-Dienst\n-2 dB" } }, version: 0 });
    expect(form.services[2].features).toBe("Musik\nMischung\nSchnitt\n24-Stunden-Dienst\n-2 dB");
  });

  it("are empty for an invalid row", () => {
    expect(formOfRow("hero", "{")).toEqual({ title: "", subtitle: "", cta_services: "", cta_crew: "" });
    expect(formOfRow("services", '{"services":"viele"}')).toMatchObject({ title: "", services: { 6: { features: "" } } });
  });

  it("are found by language and key", () => {
    expect(sectionKind.keyFrom({ language: "en", key: "cta" })).toEqual({ language: "en", key: "cta" });
    expect(sectionKind.keyFrom({ language: "DE", key: "Hero" })).toEqual({ language: "de", key: "hero" });
    expect(sectionKind.keyFrom({ language: "xx", key: "cta" })).toBeNull();
    expect(sectionKind.keyFrom({ language: "en", key: "toString" })).toBeNull();
  });
});

const builtIn = dictionaryOf("de").podcast.content;

describe("the texts of the podcast page", () => {
  it("are the built-in ones without rows", () => {
    expect(podcastContentFrom([], builtIn)).toEqual(builtIn);
  });

  it("are the saved ones, section by section", () => {
    const crew = { title: "Die Neuen", subtitle: "Seit heute" };
    const content = podcastContentFrom([{ key: "crew", content: JSON.stringify(crew) }], builtIn);
    expect(content).toEqual({ ...builtIn, crew });
  });

  it.each(["", "{", "null", "[]", '"text"', '{"title":5}', '{"title":" "}'])(
    "are the built-in ones for a row with %j",
    (content) => {
      expect(podcastContentFrom([{ key: "crew", content }], builtIn).crew).toEqual(builtIn.crew);
    },
  );

  it("are replaced one by one: an empty text stays the built-in one", () => {
    const services = [null, { title: "Schnitt", features: [] }, { features: ["Musik"], description: 7 }];
    const content = JSON.stringify({ title: "Was wir tun", subtitle: "", services });
    const shown = podcastContentFrom([{ key: "services", content }], builtIn).services;
    const [first, second, third, ...others] = builtIn.services.services;
    expect(shown).toEqual({
      title: "Was wir tun",
      subtitle: builtIn.services.subtitle,
      services: [first, { ...second, title: "Schnitt" }, { ...third, features: ["Musik"] }, ...others],
    });
  });
});
