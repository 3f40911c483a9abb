import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { dictionaryOf } from "~/i18n/i18n";
import { LANGUAGES } from "~/i18n/languages";
import { SHARE_SIZE, shareHeadline, sharePictures } from "~/i18n/share-picture";

const publicFolder = join(import.meta.dirname, "../../public");
const HOW_TO_REBUILD = "run `npm run brand -- share`";

describe.each(LANGUAGES)("the share pictures of the pages (%s)", (language) => {
  const pictures = sharePictures(language, dictionaryOf(language).seo);

  it.each(pictures)("$path shows '$headline'", async ({ path, headline }) => {
    const bytes = await readFile(join(publicFolder, path));
    const { width, height, exif } = await sharp(bytes).metadata();
    expect({ width, height }).toEqual(SHARE_SIZE);
    expect(bytes.length).toBeLessThanOrEqual(40 * 1024);
    expect(exif?.includes(encodeURIComponent(headline)), HOW_TO_REBUILD).toBe(true);
  });
});

it("no share picture exists without its page", async () => {
  const wanted = LANGUAGES.flatMap((language) => sharePictures(language, dictionaryOf(language).seo));
  const files = (await readdir(join(publicFolder, "artwork/share"))).map((name) => `/artwork/share/${name}`);
  expect(files.toSorted()).toEqual(wanted.map(({ path }) => path).toSorted());
});

it("a headline omits the company, which is in the logo", () => {
  expect(shareHeadline("Calima Media – film and events from Mallorca")).toBe("Film and events from Mallorca");
  expect(shareHeadline("Moderatoren – die Stimmen von Calima Media")).toBe("Moderatoren – die Stimmen von Calima Media");
  expect(shareHeadline("Filmproduktion – Leistungen | Calima Media")).toBe("Filmproduktion – Leistungen");
});
