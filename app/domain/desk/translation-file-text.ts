import type { Language } from "~/i18n/languages";
import type { Resource } from "../people/access/permissions";

/** A text that leaves the house to be translated. */
export type ExchangedText = {
  /** "pages/home/hero_tagline": names the text in a file, for ever. */
  key: string;
  /** Where it is found: "Startseite, Slogan". */
  place: string;
  resource: Resource;
  /** What is said in each language itself; empty where a page shows the German text instead. */
  texts: Readonly<Record<Language, string>>;
};

/** A new text for a key. */
export type TextChange = { key: string; value: string };

/** One line of a file that came back. `now` is what the text said when the file was made; null if the file does not tell. */
export type FileRow = { key: string; now: string | null; translation: string; fingerprint: string };

/** A file that came back, whatever its format was. */
export type TextFile = { language: Language; rows: readonly FileRow[] };

/** A text of a file as a form would send it: with the line ends that were typed, without NUL and without blanks around it. */
export function cleaned(text: string): string {
  return text.replaceAll("\0", "").replaceAll(/\r\n?/g, "\n").trim();
}
