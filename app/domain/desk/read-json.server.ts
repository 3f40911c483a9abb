import { setImmediate } from "node:timers/promises";
import * as z from "zod";
import { LANGUAGES } from "~/i18n/languages";
import { inParts } from "~/platform/in-portions";
import { parsedJson } from "../record/parsed-json";
import { type FileRead, type FileRow, JSON_FORMAT, MOST_ROWS, TOO_MANY_ROWS } from "./translation-files";

const wordFile = z.object({ format: z.literal(JSON_FORMAT), language: z.enum(LANGUAGES), words: z.array(z.unknown()) });

const word = z
  .object({ key: z.string(), now: z.string().optional(), translation: z.string(), fingerprint: z.string() })
  .transform(({ now = null, ...row }): FileRow => ({ ...row, now }));

export async function readJson(text: string): Promise<FileRead> {
  const isSmall = await isReadAtOnce(text);
  if (!isSmall) return { ok: false, problem: TOO_MANY_ROWS };
  const json = parsedJson(text);
  if (json === undefined) return { ok: false, problem: "Die Datei ist kein gültiges JSON. Bitte prüfen Sie Klammern, Kommas und Anführungszeichen." };
  const read = wordFile.safeParse(json);
  if (!read.success) return unlikeAnExport(read.error.issues[0]?.path);
  const { language, words } = read.data;
  if (words.length > MOST_ROWS) return { ok: false, problem: TOO_MANY_ROWS };
  const rows: FileRow[] = [];
  for await (const part of inParts(words, WORDS_AT_ONCE)) {
    const some = z.array(word).safeParse(part);
    if (!some.success) return unlikeAnExport(pathBehind(rows.length, some.error.issues[0]?.path));
    rows.push(...some.data);
  }
  return { ok: true, file: { language, rows } };
}

const WORDS_AT_ONCE = 500;

/** Twenty values for each row: three times what an export has. */
const MOST_VALUES = 20 * MOST_ROWS;
const SIGNS_AT_ONCE = 10_000;

/** JSON can only be parsed at once, and the time goes into values and their nesting, not into letters. */
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
  const words = path.map((part) => (typeof part === "number" ? `Eintrag ${(part + 1).toString()}` : String(part)));
  return words.length === 0 ? "Es fehlen die Angaben am Anfang" : `Bitte prüfen Sie „${words.join(", ")}“`;
}
