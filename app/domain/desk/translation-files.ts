import type { Language } from "~/i18n/languages";

/** Translators edit only `translation`; the other columns identify the text. */
export const FILE_COLUMNS = ["key", "place", "language", "german", "now", "translation", "fingerprint"] as const;

export type FileColumn = (typeof FILE_COLUMNS)[number];

/** Older files have the keys as column names, and can still be read. */
export const COLUMN_NAMES: Readonly<Record<FileColumn, string>> = {
  key: "Schlüssel",
  place: "Stelle",
  language: "Sprache",
  german: "Deutsch",
  now: "Bisher",
  translation: "Übersetzung",
  fingerprint: "Prüfzeichen",
};

export function columnNamed(column: FileColumn): string {
  return `„${COLUMN_NAMES[column]}“ (in JSON „${column}“)`;
}

export function isNameOf(column: FileColumn, head: string): boolean {
  const name = head.trim().normalize("NFC").toLowerCase();
  return name === column || name === COLUMN_NAMES[column].toLowerCase();
}

export const NEEDED_COLUMNS = ["key", "language", "translation", "fingerprint"] as const satisfies readonly FileColumn[];

export const FILE_FORMATS = ["csv", "json"] as const;

export type FileFormat = (typeof FILE_FORMATS)[number];

export function fileFormatFrom(word: string | null): FileFormat {
  return FILE_FORMATS.find((format) => format === word) ?? "csv";
}

const FILE_EXTENTS = ["all", "open"] as const;

export type FileExtent = (typeof FILE_EXTENTS)[number];

export function fileExtentFrom(word: string | null): FileExtent {
  return FILE_EXTENTS.find((extent) => extent === word) ?? "all";
}

export const JSON_FORMAT = "calima-words";

/** Text that a spreadsheet reads as a formula (OWASP, "CSV Injection"). A leading apostrophe prevents that. */
const FORMULA = /^['=+\-@\t\r＝＋－＠]/;

export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** An apostrophe that somebody typed before a word stays. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** `now`: the text when the file was made; null if the file does not contain it. */
export type FileRow = { key: string; now: string | null; translation: string; fingerprint: string };

export type TextFile = { language: Language; rows: readonly FileRow[] };

export type FileRead = { ok: true; file: TextFile } | { ok: false; problem: string };

export const MOST_ROWS = 5_000;

export const TOO_MANY_ROWS = `In der Datei stehen zu viele Zeilen. Höchstens ${MOST_ROWS.toLocaleString("de-DE")} sind möglich.`;

export function cleaned(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").trim();
}

/** A form has at most 200 fields (read-body.server.ts), and needs some for other values. */
export const MOST_CONFLICTS = 150;

export type NewText = { key: string; place: string; german: string; now: string; next: string };

/** `mark` identifies the text as the person saw it: a tick does not count if the text has changed since. */
export type ConflictingText = NewText & { mark: string; before: string | null; hasNewGerman: boolean; hasNewText: boolean };

export type DryRun = {
  changes: NewText[];
  conflicts: ConflictingText[];
  invalid: (NewText & { problem: string })[];
  unknown: string[];
  forbidden: string[];
  misplaced: string[];
  unchanged: number;
};

export const IMPORT_FAILED = "Fehler beim Speichern";

export const CHANGED_SINCE = "Seit der Prüfung wurden Texte geändert. Bitte sehen Sie sich noch einmal an, was noch zu speichern ist.";

export function partlyImportedText(count: number): string {
  const saved = count === 1 ? "ein Text" : `${count.toLocaleString("de-DE")} Texte`;
  return `Gespeichert: ${saved}. Währenddessen wurde ein anderer geändert: Bitte sehen Sie sich die übrigen Unterschiede noch einmal an.`;
}

export function importedText(count: number): string {
  if (count === 0) return "Kein Text wurde geändert.";
  return count === 1 ? "Ein Text wurde übernommen." : `${count.toLocaleString("de-DE")} Texte wurden übernommen.`;
}
