import { describe, expect, it } from "vitest";
import { germanOnly } from "~/i18n/dictionaries/german-only";
import { dictionaryOf } from "~/i18n/i18n";
import { type Language, LANGUAGES, TRANSLATION_LANGUAGES } from "~/i18n/languages";
import { foreignWords } from "./foreign-words";
import { ownTextsOf, placeholdersOf, textsIn } from "./texts";

const PLURAL = /_(one|many|other)$/;

/** Texts that may be the same in German and in another language although they are long. */
const SAME_EVERYWHERE = ["hero.tagline", "hero.subtitle", "hero.showreel.videoUrl", "errors.unexpected.title"];

/** Without the footer's lists, which are specified with different entries in each language. */
function pathsOf(language: Language) {
  const paths = textsIn(dictionaryOf(language)).map(({ path }) => path.replace(/_many$/, "_other"));
  return [...new Set(paths)].filter((path) => !path.startsWith("footer.groups.")).toSorted();
}

describe.each(LANGUAGES)("the dictionary %s", (language) => {
  const texts = ownTextsOf(language);

  it("has every text that German has, and no more", () => {
    expect(pathsOf(language)).toEqual(pathsOf("de"));
  });

  it("says something in every text, without blanks around it", () => {
    expect(texts.filter(({ text }) => text.trim() === "" || text.trim() !== text)).toEqual([]);
  });

  it("has the placeholders of German", () => {
    const german = new Map(textsIn(dictionaryOf("de")).map(({ path, text }) => [path, placeholdersOf(text)]));
    for (const { path, text } of texts) {
      expect(placeholdersOf(text), path).toEqual(german.get(path.replace(/_many$/, "_other")));
    }
  });

  it("has every plural form that its language needs", () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const paths = texts.map(({ path }) => path).filter((path) => PLURAL.test(path));
    const words = new Set(paths.map((path) => path.replace(PLURAL, "")));
    expect(words.size).toBeGreaterThan(0);
    for (const word of words) {
      const written = paths.filter((path) => path.replace(PLURAL, "") === word);
      expect(written.map((path) => path.slice(word.length + 1)).toSorted(), word).toEqual(forms);
    }
  });

  it("speaks its own language", () => {
    const foreign = texts.flatMap(({ path, text }) => foreignWords(text, language).map((word) => `${path}: ${word}`));
    expect(foreign).toEqual([]);
  });

  it("names every page briefly enough for a result list of a search engine", () => {
    for (const [page, { title, description }] of Object.entries(dictionaryOf(language).seo)) {
      expect(title.length, page).toBeLessThanOrEqual(60);
      expect(description.length, page).toBeLessThanOrEqual(160);
    }
  });

  it("has the texts that exist in German only as they are", () => {
    expect(dictionaryOf(language)).toMatchObject(germanOnly);
  });
});

describe.each(TRANSLATION_LANGUAGES)("the translation %s", (language) => {
  it("left no sentence in German", () => {
    const german = new Map(ownTextsOf("de").map(({ path, text }) => [path, text]));
    const same = ownTextsOf(language).filter(({ path, text }) => text.length > 24 && german.get(path) === text);
    expect(same.map(({ path }) => path).filter((path) => !SAME_EVERYWHERE.includes(path))).toEqual([]);
  });
});

describe("the check of languages", () => {
  it.each([
    ["es", "Más sobre unsere Filme"],
    ["en", "Straße"],
    ["en", "Películas y música"],
    ["de", "Watch the showreel"],
  ] as const)("finds what is not %s in %j", (language, text) => {
    expect(foreignWords(text, language)).not.toEqual([]);
  });
});
