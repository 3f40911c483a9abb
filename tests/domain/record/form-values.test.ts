import { expect, it } from "vitest";
import { grouped } from "~/domain/record/form-values";

it("groups names with dots as a form's default values are grouped", () => {
  expect(grouped({ name: "Ana", services: ["podcast", "kino"], "es.bio": "Hola", "en.bio": "Hello", "es.position": "Jefa" })).toEqual({
    name: "Ana",
    services: ["podcast", "kino"],
    es: { bio: "Hola", position: "Jefa" },
    en: { bio: "Hello" },
  });
});

it("groups the places of a list as the form counts them", () => {
  expect(grouped({ "files[0].id": "a", "files[0].es.alt_text": "Playa", "files[1].id": "b", "services[]": "kino" })).toEqual({
    files: { 0: { id: "a", es: { alt_text: "Playa" } }, 1: { id: "b" } },
    "services[]": "kino",
  });
});

it("keeps names that mean something to JavaScript from meaning it", () => {
  const values = grouped({ "__proto__.isAdmin": "true", "constructor.prototype.isAdmin": "true" });
  expect("isAdmin" in {}).toBe(false);
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
});
