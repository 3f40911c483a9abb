import { describe, expect, it } from "vitest";
import { translatorFor } from "~/i18n/i18n";

describe("counting sponsors", () => {
  it.each([
    ["de", 1, "1 Sponsor unterstützt uns"],
    ["de", 12, "12 Sponsoren unterstützen uns"],
    ["en", 1, "1 sponsor supports us"],
    ["en", 0, "0 sponsors support us"],
    ["es", 1, "1 patrocinador nos apoya"],
    ["es", 12, "12 patrocinadores nos apoyan"],
    ["es", 1_000_000, "1000000 de patrocinadores nos apoyan"],
  ] as const)("in %s, %d: %s", (language, count, text) => {
    expect(translatorFor(language)("partners.count", { count })).toBe(text);
  });
});

describe("a name in a text", () => {
  it("stands as it is written: React escapes it later", () => {
    expect(translatorFor("de")("team.linkedinLabel", { name: "Ana & Núria" })).toBe("LinkedIn von Ana & Núria");
  });
});
