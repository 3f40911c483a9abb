import type { TextFile } from "./translation-file-text";
import { readCsv } from "./read-csv.server";
import { readJson } from "./read-json";

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
