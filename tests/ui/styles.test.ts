import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const FOLDER = "app/ui/styles";

const files = readdirSync(FOLDER);

const rules = files.flatMap((file) => readFileSync(`${FOLDER}/${file}`, "utf8").match(/[^{}]+\{[^{}]+\}/g) ?? []);

/** Standard properties that Safari knows only by other names. */
const NAMES_IN_SAFARI = [
  ["user-select", "-webkit-user-select"],
  ["hyphenate-limit-chars", "-webkit-hyphenate-limit-before"],
] as const;

it.each(NAMES_IN_SAFARI)("says %s for Safari too", (standard, inSafari) => {
  const using = rules.filter((rule) => rule.includes(` ${standard}:`));
  expect(using).not.toEqual([]);
  expect(using.filter((rule) => !rule.includes(` ${inSafari}:`))).toEqual([]);
});

it("leaves lists without markers as lists for screen readers in Safari", () => {
  const unmarked = rules.filter((rule) => rule.includes("list-style: none"));
  expect(unmarked.filter((rule) => !rule.includes("summary"))).toEqual([]);
});
