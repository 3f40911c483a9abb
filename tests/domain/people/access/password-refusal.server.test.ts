import { expect, it } from "vitest";
import { isCommonPassword } from "~/domain/people/access/password-refusal.server";
import list from "~/domain/people/access/common-passwords.txt?raw";

it("the list contains 3,000 common passwords of at least eight characters", () => {
  const passwords = list.trim().split("\n");
  expect(new Set(passwords).size).toBe(3_000);
  expect(passwords.filter((password) => password.length < 8 || !isCommonPassword(password))).toEqual([]);
});

it.each(["password", "12345678", "PassWord1", "qwertyuiop", "Willkommen", "Sommer2026!", "2026Mallorca", "contraseña1", "bienvenido", "Welcome99"])("the password %s is common", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(["Sieben Inseln im Wind", "password von Calima", ""])("the password '%s' is not common", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
