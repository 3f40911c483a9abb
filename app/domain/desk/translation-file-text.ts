import type { Language } from "~/i18n/languages";

/** One line of a file that came back. `now` is what the text said when the file was made; null if the file does not tell. */
export type FileRow = { key: string; now: string | null; translation: string; fingerprint: string };

/** A file that came back, whatever its format was. */
export type TextFile = { language: Language; rows: readonly FileRow[] };

/** A text of a file as a form would send it: with the line ends that were typed, without NUL and without blanks around it. */
export function cleaned(text: string): string {
  return text.replaceAll("\0", "").replaceAll(/\r\n?/g, "\n").trim();
}
