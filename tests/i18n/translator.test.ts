import { describe, expect, it } from "vitest";
import { i18nOf, translatorFor } from "~/i18n/i18n";
import { heapAfter, MB } from "../harness/heap";

describe("a count of sponsors", () => {
  it.each([
    ["de", 1, "1 Sponsor unterstützt uns"],
    ["de", 12, "12 Sponsoren unterstützen uns"],
    ["en", 1, "1 sponsor supports us"],
    ["en", 0, "0 sponsors support us"],
    ["es", 1, "1 patrocinador nos apoya"],
    ["es", 12, "12 patrocinadores nos apoyan"],
    ["es", 1_000_000, "1000000 de patrocinadores nos apoyan"],
  ] as const)("is written in %s for %d: %s", (language, count, text) => {
    expect(translatorFor(language)("partners.count", { count })).toBe(text);
  });
});

describe("a name in a text", () => {
  it("is not escaped, because React escapes it later", () => {
    expect(translatorFor("de")("team.linkedinLabel", { name: "Ana & Núria" })).toBe("LinkedIn von Ana & Núria");
  });
});

describe("a cached text", () => {
  const t = i18nOf("de").getFixedT("de");

  it("differs for another name or number, and is the same for the same one", () => {
    const asked = () => [t("frame.logoOf", { name: "Ana" }), t("frame.logoOf", { name: "Núria" }), t("partners.count", { count: 1 }), t("partners.count", { count: 2 })];
    expect(asked()).toEqual(["Logo von Ana", "Logo von Núria", "1 Sponsor unterstützt uns", "2 Sponsoren unterstützen uns"]);
    expect(asked()).toEqual(asked());
  });

  it("is right after more texts than the cache holds", () => {
    const names = Array.from({ length: 12_000 }, (_, index) => `Sponsor ${index.toString()}`);
    expect(names.filter((name) => t("frame.logoOf", { name }) !== `Logo von ${name}`)).toEqual([]);
  });

  it("is not kept with a name that only an unsaved form can have: they would fill the memory", () => {
    const nameOf = (index: number) => index.toString().padEnd(100_000, "x");
    const used = heapAfter(() => {
      for (let index = 0; index < 500; index += 1) t("frame.logoOf", { name: nameOf(index) });
      return t;
    });
    expect(used / MB).toBeLessThan(10);
    expect(t("frame.logoOf", { name: nameOf(1) })).toBe(`Logo von ${nameOf(1)}`);
  });
});
