import { createHash, randomUUID } from "node:crypto";
import * as z from "zod";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "~/i18n/languages";
import type { Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { inParts } from "~/platform/in-portions";
import { withTimeBudget } from "~/platform/time-budget.server";
import { storable } from "~/platform/storable";
import { TIME_LIMITS } from "~/platform/time-limits";
import { can, type CurrentUser } from "../people/access/permissions";
import type { TextChange, TextRules, TranslatableText } from "../texts/text-sources.server";
import { listTextsUnder, listTranslatableTexts, problemsIn, sourceOf, TEXT_SOURCES } from "./translation-overview.server";
import { changedSince } from "./translation-export.server";
import { cleaned, type DryRun, type FileRow, type NewText, type TextFile } from "./translation-files";

const ONE_DAY_MS = 24 * 60 * 60 * 1000;

type KeptImport = TextFile & { id: string; fileName: string; writtenCount: number | null };

type Received = { file: TextFile; fileName: string; by: string };

export async function keepImport({ file, fileName, by }: Received): Promise<string> {
  const id = randomUUID();
  const rows = file.rows.map(storableRow);
  const row = { id, adminUserId: by, languageCode: file.language, fileName: storable(fileName.slice(0, 200)), rows };
  await write(async (tx) => {
    await tx.wordImport.deleteMany({ where: { expiresAt: { lt: new Date() } } });
    await tx.wordImport.create({ data: { ...row, expiresAt: new Date(Date.now() + ONE_DAY_MS) } });
  });
  return id;
}

function storableRow({ key, now, translation, fingerprint }: FileRow): FileRow {
  return { key: storable(key.slice(0, 300)), now: now === null ? null : storable(now), translation: storable(translation), fingerprint: storable(fingerprint) };
}

type Importer = Pick<TextRules, "isLost"> & { user: CurrentUser };

export async function tryImport(id: string, importer: Importer) {
  const file = await findImport(id);
  if (file === null) return null;
  const run = await dryRun(file, importer);
  return { file, run, seen: markOfRun(run) };
}

/** `seen` identifies the dry run that the person saw; `taken` has the marks of texts for which the file wins. */
type Acceptance = Importer & { id: string; seen: string; taken: readonly string[] };

type ImportResult =
  | { ok: true; count: number }
  | { ok: false; reason: "missing" | "conflict" }
  | { ok: false; reason: "partly"; count: number };

/** Other writes wait meanwhile, and each record takes some milliseconds. */
const WRITTEN_AT_ONCE = 25;

/** Writes nothing (more) once a text of the file has changed since the dry run. Idempotent. */
export function applyImport(acceptance: Acceptance): Promise<ImportResult> {
  return withTimeBudget(() => writeAccepted(acceptance), TIME_LIMITS.manyWrites);
}

async function writeAccepted({ id, seen, taken, ...importer }: Acceptance): Promise<ImportResult> {
  const file = await findImport(id);
  if (file === null) return { ok: false, reason: "missing" };
  if (file.writtenCount !== null) return { ok: true, count: file.writtenCount };
  const run = await dryRun(file, importer);
  if (markOfRun(run) !== seen) return { ok: false, reason: "conflict" };
  const accepted = [...run.changes, ...run.conflicts.filter(({ mark }) => taken.includes(mark))];
  let count = 0;
  for await (const part of inParts(accepted, WRITTEN_AT_ONCE)) {
    const isWritten = await writePart(part, { language: file.language, by: importer.user.adminUserId });
    if (!isWritten) return count === 0 ? { ok: false, reason: "conflict" } : { ok: false, reason: "partly", count };
    count += part.length;
  }
  await write((tx) => tx.wordImport.update({ where: { id }, data: { writtenCount: count } }));
  return { ok: true, count };
}

type Edit = { language: Language; by: string };

function writePart(part: readonly NewText[], edit: Edit): Promise<boolean> {
  return write(async (tx) => {
    const keys = part.map(({ key }) => key);
    const texts = await textsUnder(listTextsUnder(tx, keys), new Set(keys));
    const saidNow = ({ key }: NewText) => texts.get(key)?.texts;
    const open = part.filter((text) => saidNow(text)?.[edit.language] !== text.next);
    if (open.some((text) => saidNow(text)?.de !== text.german || saidNow(text)?.[edit.language] !== text.now)) return false;
    await putAll(tx, open, edit);
    return true;
  });
}

const rowsSchema = z.array(z.object({ key: z.string(), now: z.string().nullable(), translation: z.string(), fingerprint: z.string() }));

async function findImport(id: string): Promise<KeptImport | null> {
  const row = await read.wordImport.findFirst({
    where: { id, expiresAt: { gt: new Date() } },
    select: { id: true, languageCode: true, fileName: true, rows: true, writtenCount: true },
  });
  if (row === null || !isLanguage(row.languageCode)) return null;
  const { languageCode: language, rows, ...kept } = row;
  return { ...kept, language, rows: rowsSchema.parse(rows) };
}

async function dryRun({ language, rows }: TextFile, { user, isLost }: Importer): Promise<DryRun> {
  const texts = await withTimeBudget(() => textsUnder(listTranslatableTexts(), new Set(rows.map(({ key }) => key))), TIME_LIMITS.wholeTables);
  const problemIn = await problemsIn({ language, isLost });
  const run: DryRun = { changes: [], conflicts: [], invalid: [], unknown: [], forbidden: [], misplaced: [], unchanged: 0 };
  for (const row of rows) {
    const text = texts.get(row.key);
    const next = cleaned(row.translation);
    const isUnchanged = next === "" || next === cleaned(text?.texts[language] ?? "");
    if (isEmpty(row)) run.unchanged += 1;
    else if (text === undefined) run.unknown.push(row.key);
    else if (isUnchanged && isMisplaced(row, text, language)) run.misplaced.push(text.place);
    else if (isUnchanged) run.unchanged += 1;
    else if (!can(user, "update", text.resource)) run.forbidden.push(text.place);
    else judge(run, { text, row, language, next, problemIn });
  }
  return run;
}

async function textsUnder(portions: AsyncIterable<TranslatableText[]>, keys: ReadonlySet<string>): Promise<Map<string, TranslatableText>> {
  const texts = new Map<string, TranslatableText>();
  for await (const portion of portions) {
    for (const text of portion) if (keys.has(text.key)) texts.set(text.key, text);
  }
  return texts;
}

function isEmpty({ now, translation }: FileRow): boolean {
  return `${translation}${now ?? ""}`.trim() === "";
}

/** The text is unchanged since the export, but somebody edited its `now` cell. */
function isMisplaced({ now, fingerprint }: FileRow, { texts }: TranslatableText, language: Language): boolean {
  if (now === null || cleaned(now) === cleaned(texts[language])) return false;
  return !changedSince(fingerprint, { german: texts.de, now: texts[language] }).now;
}

type Judged = { text: TranslatableText; row: FileRow; language: Language; next: string; problemIn: (change: TextChange) => string | null };

function judge(run: DryRun, { text: { key, place, texts }, row, language, next, problemIn }: Judged): void {
  const changed: NewText = { key, place, german: texts.de, now: texts[language], next };
  const problem = problemIn({ key, value: next });
  const since = changedSince(row.fingerprint, changed);
  if (problem !== null) run.invalid.push({ ...changed, problem });
  else if (since.now || since.german) {
    const hasNewGerman = since.german && language !== DEFAULT_LANGUAGE;
    run.conflicts.push({ ...changed, mark: markOf(seenOf(changed)), before: row.now, hasNewText: since.now, hasNewGerman });
  } else run.changes.push(changed);
}

function markOfRun({ changes, conflicts }: DryRun): string {
  return markOf([...changes, ...conflicts].map(seenOf));
}

function seenOf({ key, german, now, next }: NewText): string[] {
  return [key, german, now, next];
}

function markOf(seen: unknown): string {
  return createHash("sha256").update(JSON.stringify(seen)).digest("base64url").slice(0, 22);
}

async function putAll(tx: Transaction, texts: readonly NewText[], edit: Edit): Promise<void> {
  const changes = texts.map(({ key, next }) => ({ key, value: next }));
  for (const source of TEXT_SOURCES) {
    const own = changes.filter(({ key }) => sourceOf(key) === source);
    if (own.length > 0) await source.put(tx, own, edit);
  }
}
