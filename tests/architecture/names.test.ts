import { describe, expect, it } from "vitest";
import { filesBelow, textOf } from "./tree";

const EMPTY_WORDS = ["utils", "util", "helpers", "helper", "common", "misc", "lib", "shared", "core", "manager"];
const ours = ["app", "server", "scripts", "tests", "prisma", "docs"].flatMap(filesBelow);

/** `common-passwords` is the standard term for a list of passwords that many people choose. */
function wordsOf(path: string) {
  return path.toLowerCase().replace("common-passwords", "").split(/[^a-z0-9]+/);
}

describe("names of files and folders", () => {
  it("contain no empty words such as `utils`", () => {
    expect(ours.filter((path) => wordsOf(path).some((word) => EMPTY_WORDS.includes(word)))).toEqual([]);
  });

  it("are lower case with dashes", () => {
    const code = ours.filter((path) => /\.(ts|tsx|mjs|css)$/.test(path) && !path.startsWith("app/routes/"));
    expect(code.filter((path) => !/^[a-z0-9/.-]+$/.test(path))).toEqual([]);
  });
});

it("the glossary has at most 15 terms", () => {
  const [, , ...terms] = textOf("docs/glossary.md").split("\n").filter((line) => line.startsWith("|"));
  expect(terms.length).toBeGreaterThan(0);
  expect(terms.length).toBeLessThanOrEqual(15);
});
