import type { Language } from "~/i18n/languages";

/** One line of a file that came back. `now` is what the text said when the file was made; null if the file does not tell. */
export type FileRow = { key: string; now: string | null; translation: string; fingerprint: string };

/** A file that came back, whatever its format was. */
export type TextFile = { language: Language; rows: readonly FileRow[] };

/** What came of reading one. A problem is a sentence for who sent it. */
export type FileRead = { ok: true; file: TextFile } | { ok: false; problem: string };

export const MOST_ROWS = 5_000;

export const TOO_MANY_ROWS = `In der Datei stehen zu viele Zeilen. Höchstens ${MOST_ROWS.toLocaleString("de-DE")} sind möglich.`;

/** A text of a file as a form would send it: with the line ends that were typed, without NUL and without blanks around it. */
export function cleaned(text: string): string {
  return text.replaceAll("\0", "").replaceAll(/\r\n?/g, "\n").trim();
}
