/** As short as a password may be, and what must be left of it without what anybody would guess. */
export const SHORTEST_PASSWORD = 8;

const FEWEST_CHARACTERS = 5;
const SHORTEST_RUN = 4;

const ROWS = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertzuiopü", "qwertyuiop", "asdfghjklöä", "yxcvbnm", "zxcvbnm"];
const SEQUENCES = ROWS.flatMap((row) => [row, [...row].reverse().join("")]);

export function hasFewCharacters(password: string): boolean {
  return new Set(password.toLowerCase()).size < FEWEST_CHARACTERS;
}

/** Whether a password is too short once every run in it - 1234, dcba, qwertz, aaaa - counts as one character. */
export function isMostlyRuns(password: string): boolean {
  const characters = [...password.toLowerCase()];
  let length = 0;
  for (let at = 0; at < characters.length; length += 1) at += runAt(characters, at);
  return length < Math.min(characters.length, SHORTEST_PASSWORD);
}

/** How many characters from here on belong together: one, or as many as a run has. */
function runAt(characters: readonly string[], at: number): number {
  const rest = characters.slice(at).join("");
  const longest = Math.max(equalAt(characters, at), ...SEQUENCES.map((row) => commonStart(rest, row)));
  return longest >= SHORTEST_RUN ? longest : 1;
}

function equalAt(characters: readonly string[], at: number): number {
  const end = characters.findIndex((character, index) => index > at && character !== characters[at]);
  return (end === -1 ? characters.length : end) - at;
}

/** How far a text follows a row, from wherever in the row it begins. */
function commonStart(text: string, row: string): number {
  const [first = ""] = text;
  const begin = row.indexOf(first);
  if (begin === -1) return 0;
  let length = 0;
  while (length < text.length && text[length] === row[begin + length]) length += 1;
  return length;
}

/** Whether too little is left of a password without these words, whatever their case and accents. */
export function isMostlyMadeOf(password: string, words: readonly string[]): boolean {
  const typed = plain(password);
  const longestFirst = words.map(plain).filter((word) => word.length >= 3).sort((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ""), typed);
  return rest !== typed && [...rest].length < SHORTEST_PASSWORD;
}

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
