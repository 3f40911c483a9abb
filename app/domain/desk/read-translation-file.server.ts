import type { FileRow, TextFile } from "./translation-file-text";
import { readJson } from "./read-json";
import { CsvError, parse } from "csv-parse/sync";
import { isLanguage } from "~/i18n/languages";
import { COLUMN_NAMES, FILE_COLUMNS, type FileColumn, isNameOf, NEEDED_COLUMNS, unguarded } from "./file-columns";

export type FileRead = { ok: true; file: TextFile } | { ok: false; problem: string };

const MOST_ROWS = 5_000;

/** Reads a file of translations as Excel, LibreOffice, Google and editors save it. A problem is a sentence for who sent it. */
export function readWordFile(bytes: Uint8Array): FileRead {
  const text = textIn(bytes);
  if (text === null) return { ok: false, problem: NOT_UTF8 };
  if (text.trim() === "") return { ok: false, problem: "Die Datei ist leer." };
  const read = /^\s*[{[]/.test(text) ? readJson(text) : readCsv(text);
  return read.ok ? checked(read.file) : read;
}

const NOT_UTF8 =
  "Die Datei ist nicht als UTF-8 gespeichert. Wählen Sie in Excel beim Speichern „CSV UTF-8 (durch Trennzeichen getrennt)“.";

/** UTF-8 with or without a mark, or UTF-16 with one, as Excel saves "Unicode Text"; null for anything else. */
function textIn(bytes: Uint8Array): string | null {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8";
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}

function checked(file: TextFile): FileRead {
  const { rows } = file;
  if (rows.length === 0) return { ok: false, problem: "In der Datei stehen keine Texte." };
  if (rows.length > MOST_ROWS) return { ok: false, problem: `In der Datei stehen zu viele Zeilen. Höchstens ${MOST_ROWS.toLocaleString("de-DE")} sind möglich.` };
  const keys = rows.map(({ key }) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) return { ok: false, problem: `Der Schlüssel „${twice}“ steht mehrmals in der Datei.` };
  return { ok: true, file };
}

type CsvRead = { ok: true; file: TextFile } | { ok: false; problem: string };

/** A file of translations as a spreadsheet saves it: with semicolons, commas or tabs, any line ends, with or without a mark. */
function readCsv(text: string): CsvRead {
  const lines = linesOf(text);
  if (typeof lines === "string") return { ok: false, problem: lines };
  const [head = [], ...cells] = lines;
  const columns = new Map(FILE_COLUMNS.map((column) => [column, head.findIndex((name) => isNameOf(column, name))]));
  const missing = NEEDED_COLUMNS.filter((column) => columns.get(column) === -1);
  if (missing.length > 0) return { ok: false, problem: `In der Tabelle fehlen Spalten: ${missing.map((column) => COLUMN_NAMES[column]).join(", ")}. Bitte ändern Sie die erste Zeile des Exports nicht.` };
  if (cells.length === 0) return { ok: false, problem: "In der Datei stehen keine Texte." };
  const broken = cells.findIndex((line) => line.length !== head.length);
  if (broken >= 0) return { ok: false, problem: `In Zeile ${(broken + 2).toString()} stehen nicht so viele Zellen wie in der ersten.` };
  return fileFrom(cells.map((line) => cellsOf(line, columns)));
}

type Cells = Record<FileColumn, string | null>;

function fileFrom(lines: readonly Cells[]): CsvRead {
  const [language = "", ...others] = new Set(lines.map((line) => (line.language ?? "").trim().toLowerCase()));
  if (others.length > 0 || !isLanguage(language)) {
    return { ok: false, problem: "In der Spalte „Sprache“ muss in jeder Zeile dieselbe Sprache stehen: de, es oder en." };
  }
  return { ok: true, file: { language, rows: lines.map(rowFrom) } };
}

function rowFrom({ key, now, translation, fingerprint }: Cells): FileRow {
  return { key: (key ?? "").trim(), now, translation: translation ?? "", fingerprint: fingerprint ?? "" };
}

function cellsOf(line: readonly string[], columns: ReadonlyMap<FileColumn, number>): Cells {
  const cellIn = (column: FileColumn) => {
    const cell = line[columns.get(column) ?? -1];
    return cell === undefined ? null : unguarded(cell);
  };
  const [key, place, language, german] = [cellIn("key"), cellIn("place"), cellIn("language"), cellIn("german")];
  return { key, place, language, german, now: cellIn("now"), translation: cellIn("translation"), fingerprint: cellIn("fingerprint") };
}

/** The cells line by line, or what is wrong with the table. */
function linesOf(text: string): string[][] | string {
  const [first = ""] = withoutHint(text).split(/[\r\n]/);
  try {
    return parse(withoutHint(text), { bom: true, delimiter: delimiterOf(first), relax_column_count: true, skip_empty_lines: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return "Die Datei ist keine gültige CSV-Tabelle: Wahrscheinlich fehlt irgendwo ein Anführungszeichen, oder es ist eines zu viel.";
  }
}

/** why: Excel writes "sep=;" above the table when it wants to read it again */
function withoutHint(text: string): string {
  return text.replace(/^\uFEFF?sep=.\r?\n/i, "");
}

function delimiterOf(firstLine: string): string {
  const counted = [";", ",", "\t"].map((sign) => ({ sign, count: firstLine.split(sign).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ";";
}
