import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";
import * as z from "zod";
import { isLanguage, LANGUAGES } from "~/i18n/languages";
import { inParts } from "~/platform/in-portions";
import { storable } from "~/platform/storable";
import { parsedJson } from "../record/parsed-json";
import {
  COLUMN_NAMES,
  FILE_COLUMNS,
  type FileColumn,
  type FileRead,
  type FileRow,
  isNameOf,
  JSON_FORMAT,
  MOST_ROWS,
  NEEDED_COLUMNS,
  type TextFile,
  TOO_MANY_ROWS,
  unescapeFormula,
} from "./translation-files";

/** Reads in portions, so that a large file does not block other requests. */
export async function readTranslationFile(bytes: Uint8Array): Promise<FileRead> {
  const text = textIn(bytes);
  if (text === null) return { ok: false, problem: NOT_UTF8 };
  if (text.trim() === "") return { ok: false, problem: "Die Datei ist leer." };
  const read = /^\s*[{[]/.test(text) ? await readJson(text) : await readCsv(text);
  return read.ok ? checked(read.file) : read;
}

const NOT_UTF8 =
  "Die Datei ist nicht als UTF-8 gespeichert. Wählen Sie in Excel beim Speichern „CSV UTF-8 (durch Trennzeichen getrennt)“.";

/** UTF-8, or UTF-16 with a byte order mark, as Excel saves "Unicode Text"; null for anything else. */
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
  const seen = new Set<string>();
  for (const { key } of rows) {
    if (seen.has(key)) return { ok: false, problem: `Der Schlüssel „${key}“ steht mehrmals in der Datei.` };
    seen.add(key);
  }
  return { ok: true, file };
}

async function readCsv(text: string): Promise<FileRead> {
  const { lines: [head = [], ...cells], problem } = await linesOf(withoutHint(text));
  const columns = columnsOf(head);
  const missing = NEEDED_COLUMNS.filter((column) => columns.get(column) === -1);
  if (missing.length > 0) return { ok: false, problem: `In der Tabelle fehlen Spalten: ${missing.map((column) => COLUMN_NAMES[column]).join(", ")}. Bitte ändern Sie die erste Zeile des Exports nicht.` };
  if (cells.length > MOST_ROWS) return { ok: false, problem: TOO_MANY_ROWS };
  if (problem !== null) return { ok: false, problem };
  const filled = cells.filter((line) => line.some((cell) => cell.trim() !== ""));
  if (filled.length === 0) return { ok: false, problem: "In der Datei stehen keine Texte." };
  return fileFrom(filled.map((line) => lineFrom(line, columns)));
}

/** An export has seven columns. The limit is there because a line may be as long as the file. */
const MOST_COLUMNS = 100;

function columnsOf(head: readonly string[]): ReadonlyMap<FileColumn, number> {
  const names = head.slice(0, MOST_COLUMNS).map(storable);
  return new Map(FILE_COLUMNS.map((column) => [column, names.findIndex((name) => isNameOf(column, name))]));
}

type Line = { language: string; row: FileRow };

function lineFrom(cells: readonly string[], columns: ReadonlyMap<FileColumn, number>): Line {
  const cellIn = (column: FileColumn) => {
    const cell = cells[columns.get(column) ?? -1];
    return cell === undefined ? null : unescapeFormula(cell);
  };
  const row = { key: (cellIn("key") ?? "").trim(), now: cellIn("now"), translation: cellIn("translation") ?? "", fingerprint: cellIn("fingerprint") ?? "" };
  return { language: (cellIn("language") ?? "").trim().toLowerCase(), row };
}

function fileFrom(lines: readonly Line[]): FileRead {
  const [language = "", ...others] = new Set(lines.map((line) => line.language));
  if (others.length > 0 || !isLanguage(language)) {
    return { ok: false, problem: "In der Spalte „Sprache“ muss in jeder Zeile dieselbe Sprache stehen: de, es oder en." };
  }
  return { ok: true, file: { language, rows: lines.map(({ row }) => row) } };
}

const PART_BYTES = 32 * 1024;

/** A form takes 256 KB of text, and a line has three such texts. In a longer line a quotation mark is missing. */
const LONGEST_LINE = 3 * 256 * 1024;

async function linesOf(text: string): Promise<{ lines: string[][]; problem: string | null }> {
  const lines: string[][] = [];
  const keep = (line: string[]) => void lines.push(line);
  const parser = parse({ bom: true, delimiter: delimiterOf(text), skip_empty_lines: true, max_record_size: LONGEST_LINE, on_record: keep }).resume();
  try {
    await pipeline(partsUntilEnough(text, lines), parser);
    return { lines, problem: null };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { lines, problem: error.code === OTHER_LENGTH ? `In Zeile ${(lines.length + 1).toString()} stehen nicht so viele Zellen wie in der ersten.` : NO_TABLE };
  }
}

const OTHER_LENGTH = "CSV_RECORD_INCONSISTENT_FIELDS_LENGTH";
const NO_TABLE = "Die Datei ist keine gültige CSV-Tabelle: Wahrscheinlich fehlt irgendwo ein Anführungszeichen, oder es ist eines zu viel.";

async function* partsUntilEnough(text: string, lines: readonly string[][]): AsyncGenerator<Uint8Array> {
  for await (const part of inParts(new TextEncoder().encode(text), PART_BYTES)) {
    if (lines.length > MOST_ROWS + 1) return;
    yield part;
  }
}

/** Excel writes "sep=;" as the first line of a table. */
function withoutHint(text: string): string {
  return text.replace(/^\uFEFF?sep=.\r?\n/i, "");
}

/** Looks only at the beginning: a line may be as long as the file. */
function delimiterOf(text: string): string {
  const [firstLine = ""] = text.slice(0, 1_000).split(/[\r\n]/);
  const counted = [";", ",", "\t"].map((sign) => ({ sign, count: firstLine.split(sign).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ";";
}

const fileSchema = z.object({ format: z.literal(JSON_FORMAT), language: z.enum(LANGUAGES), words: z.array(z.unknown()) });

const rowSchema = z
  .object({ key: z.string(), now: z.string().optional(), translation: z.string(), fingerprint: z.string() })
  .transform(({ now = null, ...row }): FileRow => ({ ...row, now }));

async function readJson(text: string): Promise<FileRead> {
  const isSmall = await isReadAtOnce(text);
  if (!isSmall) return { ok: false, problem: TOO_MANY_ROWS };
  const json = parsedJson(text);
  if (json === undefined) return { ok: false, problem: "Die Datei ist kein gültiges JSON. Bitte prüfen Sie Klammern, Kommas und Anführungszeichen." };
  const read = fileSchema.safeParse(json);
  if (!read.success) return unlikeAnExport(read.error.issues[0]?.path);
  const { language, words } = read.data;
  if (words.length > MOST_ROWS) return { ok: false, problem: TOO_MANY_ROWS };
  const rows: FileRow[] = [];
  for await (const part of inParts(words, ROWS_AT_ONCE)) {
    const some = z.array(rowSchema).safeParse(part);
    if (!some.success) return unlikeAnExport(pathBehind(rows.length, some.error.issues[0]?.path));
    rows.push(...some.data);
  }
  return { ok: true, file: { language, rows } };
}

const ROWS_AT_ONCE = 500;

/** Twenty values for each row: three times as many as in an export. */
const MOST_VALUES = 20 * MOST_ROWS;
const SIGNS_AT_ONCE = 10_000;

/** JSON cannot be parsed in portions. Its cost depends on values and nesting, not on characters. */
async function isReadAtOnce(text: string): Promise<boolean> {
  let signs = 0;
  let values = 0;
  let isInString = false;
  for (const [sign] of text.matchAll(/\\.|["[{,]/gs)) {
    if (sign === '"') isInString = !isInString;
    else if (!isInString) values += 1;
    if (values > MOST_VALUES) return false;
    signs += 1;
    if (signs % SIGNS_AT_ONCE === 0) await setImmediate();
  }
  return true;
}

function unlikeAnExport(path: readonly PropertyKey[] = []): FileRead {
  return { ok: false, problem: `Die JSON-Datei hat nicht die Form eines Exports: ${placeOf(path)}.` };
}

function pathBehind(count: number, [index = 0, ...names]: readonly PropertyKey[] = []): PropertyKey[] {
  return ["words", count + Number(index), ...names];
}

function placeOf(path: readonly PropertyKey[]): string {
  const names = path.map((part) => (typeof part === "number" ? `Eintrag ${(part + 1).toString()}` : String(part)));
  return names.length === 0 ? "Es fehlen die Angaben am Anfang" : `Bitte prüfen Sie „${names.join(", ")}“`;
}
