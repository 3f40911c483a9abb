import { expect, it } from "vitest";
import { differencesBetween, editedLanguage } from "~/domain/record/history";

const before = { name: "Ana", bio: "", email: null, services: ["kino"], es: { bio: "Vieja" }, version: 1 };

it("the differences of two versions include nested fields, but not the version", () => {
  const after = { ...before, name: "Anna", services: ["kino", "tv"], es: { bio: "Nueva" }, version: 2 };
  expect(differencesBetween(before, after)).toEqual([
    { name: "name", before: "Ana", after: "Anna" },
    { name: "services", before: ["kino"], after: ["kino", "tv"] },
    { name: "es.bio", before: "Vieja", after: "Nueva" },
  ]);
});

it("undefined, null and the empty text are no difference", () => {
  expect(differencesBetween(before, { ...before, bio: null, email: "" })).toEqual([]);
  expect(differencesBetween({ ...before, former: "" }, before)).toEqual([]);
});

it("a field that only one version has is a difference", () => {
  expect(differencesBetween({ name: "Ana" }, { name: "Ana", sort_order: 3 })).toEqual([{ name: "sort_order", before: null, after: 3 }]);
  expect(differencesBetween({ name: "Ana", fax: "971" }, { name: "Ana" })).toEqual([{ name: "fax", before: "971", after: null }]);
});

const edited = { name: "Alba", bio: "Alt", version: 1, es: { bio: "" }, en: { bio: "" } };

it.each([
  [{}, "de"],
  [{ bio: "Neu" }, "de"],
  [{ es: { bio: "Nueva" } }, "es"],
  [{ en: { bio: "New" } }, "en"],
  [{ es: { bio: "Nueva" }, en: { bio: "New" } }, "es"],
  [{ name: "Alma", en: { bio: "New" } }, "de"],
] as const)("the language to view an edit of %j in is %s", (changed, language) => {
  expect(editedLanguage(edited, { ...edited, ...changed, version: 2 })).toBe(language);
});

it("the language to view an edit with German texts in is German, wherever they are in the form", () => {
  expect(editedLanguage({ en: { bio: "" }, name: "Alba" }, { en: { bio: "New" }, name: "Alma" })).toBe("de");
});
