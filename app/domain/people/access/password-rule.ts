import * as z from "zod";
import { PASSWORD_IS_A_RUN, PASSWORD_TOO_UNIFORM } from "./password-messages";

/** A form that comes back never contains the password, so the person is told to type it again. */
export const PASSWORD_AGAIN = "Bitte geben Sie das Passwort noch einmal ein: Es wird nie zurückgeschickt.";

/** Also the length that must remain without guessable parts. */
const SHORTEST_PASSWORD = 8;

const LONGEST = 200;

/** The server checks the rules that need a list or the owner (password-refusal.server.ts). */
export const newPassword = z
  .string()
  .min(SHORTEST_PASSWORD, "Passwort muss mindestens 8 Zeichen lang sein")
  .max(LONGEST, "Passwort darf höchstens 200 Zeichen lang sein")
  .refine((password) => !hasRightLength(password) || !hasFewCharacters(password), PASSWORD_TOO_UNIFORM)
  .refine((password) => !hasRightLength(password) || hasFewCharacters(password) || !isMostlyRuns(password), PASSWORD_IS_A_RUN);

/** Use with `.refine(isConfirmed, NOT_CONFIRMED)`. */
export const passwordFields = { password: newPassword, password_confirmation: z.string() };

export function isConfirmed(form: { password?: unknown; password_confirmation?: unknown }): boolean {
  return form.password === form.password_confirmation;
}

export const NOT_CONFIRMED = {
  path: ["password_confirmation"],
  error: "Passwörter stimmen nicht überein",
  // zod otherwise refines only valid objects, and this message would come after the others
  when: ({ value }: { value: unknown }) => bothPasswords.safeParse(value).success,
};

const FEWEST_CHARACTERS = 5;
const SHORTEST_RUN = 4;

const ROWS = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertzuiopü", "qwertyuiop", "asdfghjklöä", "yxcvbnm", "zxcvbnm"];
const SEQUENCES = ROWS.flatMap((row) => [row, [...row].reverse().join("")]);

function hasFewCharacters(password: string): boolean {
  return new Set(password.toLowerCase()).size < FEWEST_CHARACTERS;
}

function isMostlyRuns(password: string): boolean {
  const characters = [...password.toLowerCase()];
  let length = 0;
  for (let at = 0; at < characters.length; length += 1) at += runAt(characters, at);
  return length < Math.min(characters.length, SHORTEST_PASSWORD);
}

export function isMostlyMadeOf(password: string, words: readonly string[]): boolean {
  const typed = plain(password);
  const longestFirst = words.map(plain).filter((word) => word.length >= 3).sort((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ""), typed);
  return rest !== typed && [...rest].length < SHORTEST_PASSWORD;
}

function hasRightLength({ length }: string): boolean {
  return length >= SHORTEST_PASSWORD && length <= LONGEST;
}

const bothPasswords = z.object({ password: z.string(), password_confirmation: z.string() });

function runAt(characters: readonly string[], at: number): number {
  const rest = characters.slice(at).join("");
  const longest = Math.max(equalAt(characters, at), ...SEQUENCES.map((row) => commonStart(rest, row)));
  return longest >= SHORTEST_RUN ? longest : 1;
}

function equalAt(characters: readonly string[], at: number): number {
  const end = characters.findIndex((character, index) => index > at && character !== characters[at]);
  return (end === -1 ? characters.length : end) - at;
}

function commonStart(text: string, row: string): number {
  const [first = ""] = text;
  const begin = row.indexOf(first);
  if (begin === -1) return 0;
  let length = 0;
  while (length < text.length && text[length] === row[begin + length]) length += 1;
  return length;
}

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
