import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { dictionaryOf } from "~/i18n/i18n";
import { LANGUAGES } from "~/i18n/languages";
import { SHARE_SIZE, shareHeadline, sharePictures } from "~/i18n/share-picture";

const publicFolder = join(import.meta.dirname, "../../public");
const MAKE_THEM_ANEW = "run `npm run brand -- share`";

describe.each(LANGUAGES)("the pictures that others show when they link to a page (%s)", (language) => {
  const pictures = sharePictures(language, dictionaryOf(language).seo);

  it.each(pictures)("$path says '$headline'", async ({ path, headline }) => {
    const bytes = await readFile(join(publicFolder, path));
    const { width, height, exif } = await sharp(bytes).metadata();
    expect({ width, height }).toEqual(SHARE_SIZE);
    expect(bytes.length).toBeLessThanOrEqual(40 * 1024);
    expect(exif?.includes(encodeURIComponent(headline)), MAKE_THEM_ANEW).toBe(true);
  });
});

it("there is no picture of a page that is no more", async () => {
  const wanted = LANGUAGES.flatMap((language) => sharePictures(language, dictionaryOf(language).seo));
  const files = (await readdir(join(publicFolder, "artwork/share"))).map((name) => `/artwork/share/${name}`);
  expect(files.toSorted()).toEqual(wanted.map(({ path }) => path).toSorted());
});

it("a headline leaves out the company, which the logo says", () => {
  expect(shareHeadline("Calima Media – film and events from Mallorca")).toBe("Film and events from Mallorca");
  expect(shareHeadline("Moderatoren – die Stimmen von Calima Media")).toBe("Moderatoren – die Stimmen von Calima Media");
  expect(shareHeadline("Filmproduktion – Leistungen | Calima Media")).toBe("Filmproduktion – Leistungen");
});
