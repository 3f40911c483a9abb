import { expect, it } from "vitest";
import { isCommonPassword } from "~/domain/people/access/password-refusal.server";
import list from "~/domain/people/access/common-passwords.txt?raw";

it("knows 3,000 passwords that our rule would let through", () => {
  const passwords = list.trim().split("\n");
  expect(new Set(passwords).size).toBe(3_000);
  expect(passwords.filter((password) => password.length < 8 || !isCommonPassword(password))).toEqual([]);
});

it.each(["password", "12345678", "PassWord1", "qwertyuiop", "Willkommen", "Sommer2026!", "2026Mallorca", "contraseña1", "bienvenido", "Welcome99"])("refuses %s", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(["Sieben Inseln im Wind", "password von Calima", ""])("lets '%s' through", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
