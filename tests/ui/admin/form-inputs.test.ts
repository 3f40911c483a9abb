import { expect, it } from "vitest";
import { inputsOf } from "~/ui/admin/form-inputs";

it("lists the inputs that a form with the same fields would send", () => {
  const values = { name: "Ana", version: 3, isOn: true, isOff: false, services: ["radio", "tv"], es: { bio: "Hola" } };
  expect(inputsOf(values)).toEqual([
    { name: "name", value: "Ana" },
    { name: "version", value: "3" },
    { name: "isOn", value: "on" },
    { name: "services", value: "radio" },
    { name: "services", value: "tv" },
    { name: "es.bio", value: "Hola" },
  ]);
});

it("lists no inputs for empty values", () => {
  expect(inputsOf({ text: "", list: [], none: null, missing: undefined, group: {} })).toEqual([]);
});
