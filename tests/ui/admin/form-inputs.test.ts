import { expect, it } from "vitest";
import { inputsOf } from "~/ui/admin/form-inputs";

it("lists the inputs that a form with the same fields would send", () => {
  const values = { name: "Ana", version: 3, isOn: true, isOff: false, services: ["radio", "tv"], es: { bio: "Hola" }, files: [{ id: "one", es: { bio: "Barco" } }, { id: "two" }] };
  expect(inputsOf(values)).toEqual([
    { name: "name", value: "Ana" },
    { name: "version", value: "3" },
    { name: "isOn", value: "on" },
    { name: "services", value: "radio" },
    { name: "services", value: "tv" },
    { name: "es.bio", value: "Hola" },
    { name: "files[0].id", value: "one" },
    { name: "files[0].es.bio", value: "Barco" },
    { name: "files[1].id", value: "two" },
  ]);
});

it("lists no inputs for empty values", () => {
  expect(inputsOf({ text: "", list: [], none: null, missing: undefined, group: {} })).toEqual([]);
});
