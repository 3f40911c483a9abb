import { describe, expect, it } from "vitest";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_OPTIONS, LANGUAGES } from "~/i18n/languages";

describe("the languages", () => {
  it("are Spanish, English and German, with German as the default", () => {
    expect([...LANGUAGES]).toEqual(["es", "en", "de"]);
    expect(DEFAULT_LANGUAGE).toBe("de");
  });

  it("have a name and a flag in the menu", () => {
    expect(LANGUAGE_OPTIONS.map(({ code }) => code)).toEqual([...LANGUAGES]);
    expect(LANGUAGE_OPTIONS.map(({ name }) => name)).toEqual(["Español", "English", "Deutsch"]);
    for (const { flag } of LANGUAGE_OPTIONS) expect(flag).toMatch(/^\p{RI}\p{RI}$/u);
  });

  it.each(["xx", "DE", "de-AT", "", "constructor"])("do not include %j", (code) => {
    expect(isLanguage(code)).toBe(false);
  });
});
