import { expect, it } from "vitest";
import { itemsOf } from "~/domain/texts/text";

it("a pipe separates the items of a list", () => {
  expect(itemsOf("Ton | Licht||Kamera ")).toEqual(["Ton", "Licht", "Kamera"]);
  expect(itemsOf("Ein Satz.")).toEqual(["Ein Satz."]);
  expect(itemsOf("")).toEqual([]);
});
