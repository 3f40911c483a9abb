import { stringify } from "csv-stringify/sync";
import type { Language } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import type { Resource } from "../people/access/permissions";
import { listTranslatableTexts } from "./all-sources.server";
import type { TranslatableText } from "../texts/translatable-text";
import { FILE_COLUMNS, type FileFormat, guarded, JSON_FORMAT } from "./file-columns";
import { fingerprintOf } from "./fingerprint.server";

type Wanted = { language: Language; format: FileFormat; mayRead: (resource: Resource) => boolean };

/** All texts of a language that somebody may read, as a file for translators. */
export async function makeWordFile({ language, format, mayRead }: Wanted): Promise<string> {
  const texts = (await listTranslatableTexts(read)).filter(({ resource }) => mayRead(resource));
  const rows = texts.map((text) => rowOf(text, language));
  return format === "json" ? jsonOf(rows, language) : csvOf(rows);
}

/** Such as `calima-texte-en-2026-11-21.csv`. */
export function wordFileName({ language, format }: Pick<Wanted, "language" | "format">, now = new Date()): string {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Madrid" }).format(now);
  return `calima-texte-${language}-${day}.${format}`;
}

/** What is said now also stands where the translator writes: a cell that stays as it is changes nothing. */
function rowOf({ key, place, texts }: TranslatableText, language: Language) {
  const [german, now] = [texts.de, texts[language]];
  return { key, place, language, german, now, translation: now, fingerprint: fingerprintOf({ german, now }) };
}

type Row = ReturnType<typeof rowOf>;

function jsonOf(rows: readonly Row[], language: Language): string {
  const words = rows.map(({ key, place, german, now, translation, fingerprint }) => ({ key, place, german, now, translation, fingerprint }));
  return `${JSON.stringify({ format: JSON_FORMAT, version: 1, language, words }, null, 2)}\n`;
}

/** As German spreadsheets read it: semicolons, UTF-8 with a mark. */
function csvOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => FILE_COLUMNS.map((column) => guarded(row[column])));
  // why: unasked it quotes only the line ends of the table, and a spreadsheet begins a row at any other as well
  const quoted_match = /[\r\n]/;
  return stringify(cells, { bom: true, header: true, columns: [...FILE_COLUMNS], delimiter: ";", record_delimiter: "windows", quoted_match });
}
