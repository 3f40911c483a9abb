import { expect, it } from "vitest";
import { isMostlyMadeOf } from "~/domain/people/access/password-rule";

const WORDS = ["nora.neu@calima.example", "nora", "neu", "Ñandú", "Calima"];

it.each(["Nora.Neu.2026", "nora.neu@calima.example", "CALIMA 2026", "nandu-1234", "xCalimax"])("finds too little beside the words in '%s'", (password) => {
  expect(isMostlyMadeOf(password, WORDS)).toBe(true);
});

it.each(["Sieben Inseln im Wind", "password von Calima", "Nora sieht neun Wellen", "kurz"])("finds enough in '%s', or none of them", (password) => {
  expect(isMostlyMadeOf(password, WORDS)).toBe(false);
});

it("knows no words of one or two letters", () => {
  expect(isMostlyMadeOf("abelabel", ["a", "be"])).toBe(false);
});
