import { createHash } from "node:crypto";
import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import type { Reader } from "~/platform/database-types";
import { withPatience } from "~/platform/patience.server";
import { TIME_LIMITS } from "~/platform/time-limits";
import type { Resource } from "../people/access/permissions";
import { listTranslatableTexts, sourceOf } from "./all-sources.server";
import type { DryRun, NewText } from "./dry-run";
import type { TranslatableText } from "../texts/translatable-text";
import { cleaned, type FileRow, type TextFile } from "./translation-file-text";
import { changedSince } from "./fingerprint.server";

/** What a file would change at this moment. An empty cell changes nothing, nor does one that says what is said already. */
export async function dryRun(source: Reader, { language, rows }: TextFile, mayUpdate: (resource: Resource) => boolean): Promise<DryRun> {
  const texts = await withPatience(() => textsUnder(source, new Set(rows.map(({ key }) => key))), TIME_LIMITS.wholeTables);
  const run: DryRun = { changes: [], conflicts: [], invalid: [], unknown: [], forbidden: [], misplaced: [], unchanged: 0 };
  for (const row of rows) {
    const text = texts.get(row.key);
    const next = cleaned(row.translation);
    if (text === undefined) run.unknown.push(row.key);
    else if (next === cleaned(text.texts[language]) && isMisplaced(row, text, language)) run.misplaced.push(text.place);
    else if (next === "" || next === cleaned(text.texts[language])) run.unchanged += 1;
    else if (!mayUpdate(text.resource)) run.forbidden.push(text.place);
    else await judge(run, { source, text, row, language, next });
  }
  return run;
}

async function textsUnder(source: Reader, keys: ReadonlySet<string>): Promise<Map<string, TranslatableText>> {
  const texts = new Map<string, TranslatableText>();
  for await (const portion of listTranslatableTexts(source)) {
    for (const text of portion) if (keys.has(text.key)) texts.set(text.key, text);
  }
  return texts;
}

/** Stands for a dry run: when the texts that it is about have changed, it is another one. */
export function markOfRun({ changes, conflicts }: DryRun): string {
  const seen = [...changes, ...conflicts].map(({ key, german, now, next }) => [key, german, now, next]);
  return createHash("sha256").update(JSON.stringify(seen)).digest("base64url").slice(0, 22);
}

/** What the text says now is what the file was made from, but its cell for that says something else. */
function isMisplaced({ now, fingerprint }: FileRow, { texts }: TranslatableText, language: Language): boolean {
  if (now === null || cleaned(now) === cleaned(texts[language])) return false;
  return !changedSince(fingerprint, { german: texts.de, now: texts[language] }).now;
}

type Judged = { source: Reader; text: TranslatableText; row: FileRow; language: Language; next: string };

async function judge(run: DryRun, { source, text: { key, place, texts }, row, language, next }: Judged): Promise<void> {
  const changed: NewText = { key, place, german: texts.de, now: texts[language], next };
  const problem = await sourceOf(key).problemIn(source, { key, value: next }, language);
  const since = changedSince(row.fingerprint, changed);
  if (problem !== null) run.invalid.push({ ...changed, problem });
  else if (since.now || since.german) {
    const hasNewGerman = since.german && language !== DEFAULT_LANGUAGE;
    run.conflicts.push({ ...changed, before: row.now, hasNewText: since.now, hasNewGerman });
  } else run.changes.push(changed);
}
