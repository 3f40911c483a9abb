import { expect, it } from "vitest";
import { editedLanguage } from "~/domain/record/differences";

const before = { name: "Alba", bio: "Alt", version: 1, es: { bio: "" }, en: { bio: "" } };

it.each([
  [{}, "de"],
  [{ bio: "Neu" }, "de"],
  [{ es: { bio: "Nueva" } }, "es"],
  [{ en: { bio: "New" } }, "en"],
  [{ es: { bio: "Nueva" }, en: { bio: "New" } }, "es"],
  [{ name: "Alma", en: { bio: "New" } }, "de"],
] as const)("an edit of %j is looked at in %s", (changed, language) => {
  expect(editedLanguage(before, { ...before, ...changed, version: 2 })).toBe(language);
});

it("an edit of German words is looked at in German, wherever in the form they stand", () => {
  expect(editedLanguage({ en: { bio: "" }, name: "Alba" }, { en: { bio: "New" }, name: "Alma" })).toBe("de");
});
