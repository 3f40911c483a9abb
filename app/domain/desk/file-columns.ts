/** The columns of a spreadsheet for translators. Only `translation` is theirs; the others bring it back to its place. */
export const FILE_COLUMNS = ["key", "place", "language", "german", "now", "translation", "fingerprint"] as const;

export type FileColumn = (typeof FILE_COLUMNS)[number];

/** Without these a file cannot come back. */
export const NEEDED_COLUMNS = ["key", "language", "translation", "fingerprint"] as const satisfies readonly FileColumn[];

export const FILE_FORMATS = ["csv", "json"] as const;

export type FileFormat = (typeof FILE_FORMATS)[number];

/** The format that an address asks for, else a table. */
export function fileFormatFrom(word: string | null): FileFormat {
  return FILE_FORMATS.find((format) => format === word) ?? "csv";
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
