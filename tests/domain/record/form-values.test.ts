import { expect, it } from "vitest";
import { grouped } from "~/domain/record/form-values";

it("names with dots become groups, as in a form's default values", () => {
  expect(grouped({ name: "Ana", services: ["podcast", "kino"], "es.bio": "Hola", "en.bio": "Hello", "es.position": "Jefa" })).toEqual({
    name: "Ana",
    services: ["podcast", "kino"],
    es: { bio: "Hola", position: "Jefa" },
    en: { bio: "Hello" },
  });
});

it("names with indexes become lists, as the form counts them", () => {
  expect(grouped({ "files[0].id": "a", "files[0].es.alt_text": "Playa", "files[1].id": "b", "services[]": "kino" })).toEqual({
    files: { 0: { id: "a", es: { alt_text: "Playa" } }, 1: { id: "b" } },
    "services[]": "kino",
  });
});

it("names with a special meaning in JavaScript have no effect", () => {
  const values = grouped({ "__proto__.isAdmin": "true", "constructor.prototype.isAdmin": "true" });
  expect("isAdmin" in {}).toBe(false);
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
});
