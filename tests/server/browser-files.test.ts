import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { dictionaryOf } from "~/i18n/i18n";
import { LANGUAGES } from "~/i18n/languages";
import { listScreens } from "../../scripts/bench/bundles.mjs";

const KB = 1024;
const ASSETS = new URL("../../build/client/assets/", import.meta.url);

/**
 * The smallest bounds reached so far, with and without the form library; the aims are 95 KB in 15 files, and 80 KB. Only
 * lower them: the preview beside forms, their languages, their pictures and the settings once took 1 to 2 KB too much.
 */
const MOST = { form: { files: 16, bytes: 120 * KB }, list: { files: 13, bytes: 101 * KB } };

/** React, its router and Remix take 67 KB of it, and the list of all screens 4 KB. */
const MEDIAN = { form: 107 * KB, list: 90 * KB };

it("administration screens load few and small files", () => {
  const screens = listScreens();
  expect(screens.length).toBeGreaterThan(50);
  const heavy = screens.filter(({ hasForm, files, bytes }) => {
    const most = hasForm ? MOST.form : MOST.list;
    return files > most.files || bytes > most.bytes;
  });
  expect(heavy).toEqual([]);
  expect(median(screens.filter(({ hasForm }) => hasForm))).toBeLessThan(MEDIAN.form);
  expect(median(screens.filter(({ hasForm }) => !hasForm))).toBeLessThan(MEDIAN.list);
});

function median(screens: { bytes: number }[]): number {
  return screens.map(({ bytes }) => bytes).sort((one, other) => one - other)[Math.floor(screens.length / 2)] ?? 0;
}

it("no screen loads zod up front", () => {
  const code = readdirSync(ASSETS).filter((name) => /^(?!validation).*\.js$/.test(name)).map((name) => readFileSync(new URL(name, ASSETS), "utf8"));
  expect(code.filter((one) => /^import[^;]*"\.\/validation-/m.test(one) || one.includes("invalid_union"))).toEqual([]);
  const lazy = readdirSync(ASSETS).filter((name) => /^validation-.*\.js$/.test(name)).map((name) => readFileSync(new URL(name, ASSETS), "utf8"));
  expect(lazy.filter((one) => one.includes("invalid_union"))).toHaveLength(1);
});

it("browser files contain no dictionaries", () => {
  const code = readdirSync(ASSETS).filter((name) => name.endsWith(".js")).map((name) => readFileSync(new URL(name, ASSETS), "utf8")).join("\n");
  const texts = LANGUAGES.flatMap((language) => [dictionaryOf(language).seo.home.description, dictionaryOf(language).about.intro]);
  expect(code).toContain("Papierkorb");
  expect(texts.filter((text) => code.includes(text))).toEqual([]);
});
