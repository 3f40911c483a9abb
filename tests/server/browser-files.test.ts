import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { dictionaryOf } from "~/i18n/i18n";
import { LANGUAGES } from "~/i18n/languages";
import { listScreens } from "../../scripts/bench/bundles.mjs";

const KB = 1024;
const ASSETS = new URL("../../build/client/assets/", import.meta.url);

/** What was reached, with the library of forms and without; issue 10 asks for 95 KB in 15 files, and for 80 KB. Only to be lowered. */
const MOST = { form: { files: 20, bytes: 149 * KB }, list: { files: 9, bytes: 99 * KB } };

it("screens of the administration load few and small files", () => {
  const screens = listScreens();
  expect(screens.length).toBeGreaterThan(50);
  const heavy = screens.filter(({ hasForm, files, bytes }) => {
    const most = hasForm ? MOST.form : MOST.list;
    return files > most.files || bytes > most.bytes;
  });
  expect(heavy).toEqual([]);
});

it("no browser gets the dictionaries", () => {
  const code = readdirSync(ASSETS).filter((name) => name.endsWith(".js")).map((name) => readFileSync(new URL(name, ASSETS), "utf8")).join("\n");
  const texts = LANGUAGES.flatMap((language) => [dictionaryOf(language).seo.home.description, dictionaryOf(language).about.intro]);
  expect(code).toContain(dictionaryOf("de").errors.notFound.title);
  expect(texts.filter((text) => code.includes(text))).toEqual([]);
});
