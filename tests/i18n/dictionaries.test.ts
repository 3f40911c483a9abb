import { describe, expect, it } from "vitest";
import { germanOnly } from "~/i18n/dictionaries/german-only";
import { dictionaryOf } from "~/i18n/i18n";
import { type Language, LANGUAGES, TRANSLATION_LANGUAGES } from "~/i18n/languages";
import { foreignWords } from "./foreign-words";
import { ownTextsOf, placeholdersOf, textsIn } from "./texts";

const PLURAL = /_(one|many|other)$/;

/** Long texts that may be the same in German and another language. */
const SAME_EVERYWHERE = ["hero.tagline", "hero.subtitle", "hero.showreel.videoUrl", "errors.unexpected.title"];

/** Without the footer lists, whose entries are specified per language. */
function pathsOf(language: Language) {
  const paths = textsIn(dictionaryOf(language)).map(({ path }) => path.replace(/_many$/, "_other"));
  return [...new Set(paths)].filter((path) => !path.startsWith("footer.groups.")).toSorted();
}

describe.each(LANGUAGES)("the dictionary %s", (language) => {
  const texts = ownTextsOf(language);

  it("has the same texts as German", () => {
    expect(pathsOf(language)).toEqual(pathsOf("de"));
  });

  it("has no empty text, and none with surrounding spaces", () => {
    expect(texts.filter(({ text }) => text.trim() === "" || text.trim() !== text)).toEqual([]);
  });

  it("has the same placeholders as German", () => {
    const german = new Map(textsIn(dictionaryOf("de")).map(({ path, text }) => [path, placeholdersOf(text)]));
    for (const { path, text } of texts) {
      expect(placeholdersOf(text), path).toEqual(german.get(path.replace(/_many$/, "_other")));
    }
  });

  it("has every plural form of its language", () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const paths = texts.map(({ path }) => path).filter((path) => PLURAL.test(path));
    const words = new Set(paths.map((path) => path.replace(PLURAL, "")));
    expect(words.size).toBeGreaterThan(0);
    for (const word of words) {
      const written = paths.filter((path) => path.replace(PLURAL, "") === word);
      expect(written.map((path) => path.slice(word.length + 1)).toSorted(), word).toEqual(forms);
    }
  });

  it("contains no other language", () => {
    const foreign = texts.flatMap(({ path, text }) => foreignWords(text, language).map((word) => `${path}: ${word}`));
    expect(foreign).toEqual([]);
  });

  it("has page titles and descriptions that are short enough for search results", () => {
    for (const [page, { title, description }] of Object.entries(dictionaryOf(language).seo)) {
      expect(title.length, page).toBeLessThanOrEqual(60);
      expect(description.length, page).toBeLessThanOrEqual(160);
    }
  });

  it("contains the German-only texts unchanged", () => {
    expect(dictionaryOf(language)).toMatchObject(germanOnly);
  });
});

describe.each(TRANSLATION_LANGUAGES)("the translation %s", (language) => {
  it("contains no German sentence", () => {
    const german = new Map(ownTextsOf("de").map(({ path, text }) => [path, text]));
    const same = ownTextsOf(language).filter(({ path, text }) => text.length > 24 && german.get(path) === text);
    expect(same.map(({ path }) => path).filter((path) => !SAME_EVERYWHERE.includes(path))).toEqual([]);
  });
});

describe("the check for foreign words", () => {
  it.each([
    ["es", "Más sobre unsere Filme"],
    ["en", "Straße"],
    ["en", "Películas y música"],
    ["de", "Watch the showreel"],
  ] as const)("finds what is not %s in %j", (language, text) => {
    expect(foreignWords(text, language)).not.toEqual([]);
  });
});
