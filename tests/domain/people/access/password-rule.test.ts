import { expect, it } from "vitest";
import { isMostlyMadeOf } from "~/domain/people/access/password-rule";

const WORDS = ["nora.neu@calima.example", "nora", "neu", "Ñandú", "Calima"];

it.each(["Nora.Neu.2026", "nora.neu@calima.example", "CALIMA 2026", "nandu-1234", "xCalimax"])("'%s' consists mostly of personal words", (password) => {
  expect(isMostlyMadeOf(password, WORDS)).toBe(true);
});

it.each(["Sieben Inseln im Wind", "password von Calima", "Nora sieht neun Wellen", "kurz"])("'%s' has enough of its own, or no personal word", (password) => {
  expect(isMostlyMadeOf(password, WORDS)).toBe(false);
});

it("personal words of one or two letters are ignored", () => {
  expect(isMostlyMadeOf("abelabel", ["a", "be"])).toBe(false);
});
