import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { COMPANY_TIME_ZONE } from "~/i18n/company-time";
import { byLanguage, type Language, LANGUAGES } from "~/i18n/languages";
import { csvOf, openFileOf } from "~/platform/csv-file.server";
import { withTimeBudget } from "~/platform/time-budget.server";
import { TIME_LIMITS } from "~/platform/time-limits";
import type { PermissionResource } from "../people/access/permissions";
import type { TranslatableText } from "../texts/text-sources.server";
import { listTranslatableTexts } from "./translation-overview.server";
import { COLUMN_NAMES, FILE_COLUMNS, type FileExtent, type FileFormat, escapeFormula, JSON_FORMAT } from "./translation-files";

type Wanted = { language: Language; format: FileFormat; extent: FileExtent; mayRead: (resource: PermissionResource) => boolean };

export function openTranslationFile({ format, ...wanted }: Wanted): Promise<Readable> {
  const rows = rowsOf(wanted);
  return openFileOf(format === "json" ? jsonOf(rows, wanted.language) : csvOf(HEAD, cellsOf(rows), FORMAT));
}

async function* rowsOf({ language, extent, mayRead }: Omit<Wanted, "format">): AsyncGenerator<Row[]> {
  const isWanted = extent === "open" ? isOpenIn(language) : () => true;
  for await (const texts of listTranslatableTexts()) {
    yield texts.filter((text) => mayRead(text.resource) && isWanted(text)).map((text) => rowOf(text, language));
  }
}

export function countOpenTexts(mayRead: Wanted["mayRead"]): Promise<Record<Language, number>> {
  return withTimeBudget(async () => {
    const counts = byLanguage(() => 0);
    for await (const texts of listTranslatableTexts()) {
      const readable = texts.filter(({ resource }) => mayRead(resource));
      for (const language of LANGUAGES) counts[language] += readable.filter(isOpenIn(language)).length;
    }
    return counts;
  }, TIME_LIMITS.wholeTables);
}

function isOpenIn(language: Language) {
  return ({ states }: TranslatableText) => states[language] !== "complete";
}

export function translationFileName({ language, format, extent }: Omit<Wanted, "mayRead">): string {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: COMPANY_TIME_ZONE }).format(new Date());
  return `calima-texte-${language}${extent === "open" ? "-offen" : ""}-${day}.${format}`;
}

/** `translation` begins with the current text, so that an untouched cell changes nothing. */
function rowOf({ key, place, texts }: TranslatableText, language: Language) {
  const [german, now] = [texts.de, texts[language]];
  return { key, place, language, german, now, translation: now, fingerprint: fingerprintOf({ german, now }) };
}

type Row = ReturnType<typeof rowOf>;

async function* jsonOf(portions: AsyncIterable<Row[]>, language: Language): AsyncGenerator<string> {
  let before = `{\n  "format": ${JSON.stringify(JSON_FORMAT)},\n  "version": 1,\n  "language": ${JSON.stringify(language)},\n  "words": [`;
  for await (const rows of portions) {
    const lines = rows.map(({ language: _, ...word }) => JSON.stringify(word, null, 2).replaceAll("\n", "\n    "));
    if (lines.length === 0) continue;
    yield `${before}\n    ${lines.join(",\n    ")}`;
    before = ",";
  }
  yield `${before === "," ? "" : before}\n  ]\n}\n`;
}

// `quoted_match`: spreadsheets begin a row at any line end, but csv-stringify quotes only its own delimiter
const FORMAT = { record_delimiter: "windows", quoted_match: /[\r\n]/ } as const;

const HEAD = FILE_COLUMNS.map((column) => COLUMN_NAMES[column]);

async function* cellsOf(portions: AsyncIterable<Row[]>): AsyncGenerator<string[][]> {
  for await (const rows of portions) yield rows.map((row) => FILE_COLUMNS.map((column) => escapeFormula(row[column])));
}

type Seen = { german: string; now: string };

/** A hash of the texts of a row. Begins with a letter: a spreadsheet reads "12e45678" as a number. */
export function fingerprintOf({ german, now }: Seen): string {
  return `f${hashOf(german)}-${hashOf(now)}`;
}

export function changedSince(fingerprint: string, { german, now }: Seen): { german: boolean; now: boolean } {
  const [, ofGerman = "", ofNow = ""] = /^f([\da-f]+)-([\da-f]+)$/.exec(fingerprint.trim().toLowerCase()) ?? [];
  return { german: ofGerman !== hashOf(german), now: ofNow !== hashOf(now) };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text.replaceAll(/\r\n?/g, "\n")).digest("hex").slice(0, 12);
}
