/** The columns of a spreadsheet for translators. Only `translation` is theirs; the others bring it back to its place. */
export const FILE_COLUMNS = ["key", "place", "language", "german", "now", "translation", "fingerprint"] as const;

export type FileColumn = (typeof FILE_COLUMNS)[number];

/** What a table calls its columns. Tables from before have the names themselves, and are read as well. */
export const COLUMN_NAMES: Readonly<Record<FileColumn, string>> = {
  key: "Schlüssel",
  place: "Stelle",
  language: "Sprache",
  german: "Deutsch",
  now: "Bisher",
  translation: "Übersetzung",
  fingerprint: "Prüfzeichen",
};

/** Whether the head of a table means this column. */
export function isNameOf(column: FileColumn, head: string): boolean {
  const name = head.trim().normalize("NFC").toLowerCase();
  return name === column || name === COLUMN_NAMES[column].toLowerCase();
}

/** Without these a file cannot come back. */
export const NEEDED_COLUMNS = ["key", "language", "translation", "fingerprint"] as const satisfies readonly FileColumn[];

export const FILE_FORMATS = ["csv", "json"] as const;

export type FileFormat = (typeof FILE_FORMATS)[number];

/** The format that an address asks for, else a table. */
export function fileFormatFrom(word: string | null): FileFormat {
  return FILE_FORMATS.find((format) => format === word) ?? "csv";
}

/** Which texts a file has: `open` are those that are missing or outdated in its language. */
export const FILE_EXTENTS = ["all", "open"] as const;

export type FileExtent = (typeof FILE_EXTENTS)[number];

/** The extent that an address asks for, else all. */
export function fileExtentFrom(word: string | null): FileExtent {
  return FILE_EXTENTS.find((extent) => extent === word) ?? "all";
}

/** What a JSON file says that it is. */
export const JSON_FORMAT = "calima-words";

/** What a spreadsheet would take for a formula (OWASP, "CSV Injection"), and the sign that keeps it from that. */
const FORMULA = /^['=+\-@\t\r＝＋－＠]/;

/** A text as a spreadsheet shows it without counting with it. */
export function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text itself: `guarded` backwards, while an apostrophe that somebody typed before a word stays. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}
