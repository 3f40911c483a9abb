import { createHash } from "node:crypto";
import { write } from "~/platform/database.server";
import { recordChange } from "./changes.server";
import { type RecordForm, snapshotOf, type StoredRecord, type UpdatableKind } from "./record-kind.server";
import type { TranslationLanguage } from "./translated-texts";

/** `seen` is the mark of the two texts that were looked at: see `markOf`. */
export type Confirmation = { id: string; language: TranslationLanguage; field: string; seen: string; by: string };

export type ConfirmationResult = { ok: true } | { ok: false; reason: "missing" | "conflict" };

type Texts = { german: string; value: string };

/** Stands for a German text and its translation in a form: other texts have another mark. */
export function markOf({ german, value }: Texts): string {
  return createHash("sha256").update(JSON.stringify([german, value])).digest("base64url").slice(0, 22);
}

/** A translation still says what the German text says now. Nothing happens if one of the two was changed meanwhile. */
export async function confirmTranslation<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  kind: UpdatableKind<Stored, Form, Field>,
  { id, language, field: wanted, seen, by }: Confirmation,
): Promise<ConfirmationResult> {
  const field = kind.translatedFields.find((name) => name === wanted);
  if (field === undefined) return { ok: false, reason: "missing" };
  const key = { resource: kind.resource, recordId: id, languageCode: language, field };
  return write(async (tx) => {
    const record = await kind.find(tx, id);
    const where = { resource_recordId_languageCode_field: key };
    const translation = await tx.translation.findUnique({ where, select: { value: true, sourceText: true } });
    if (record === null || translation === null) return { ok: false, reason: "missing" };
    const german = kind.formOf(record)[field];
    if (markOf({ german, value: translation.value }) !== seen) return { ok: false, reason: "conflict" };
    if (translation.sourceText === german) return { ok: true };
    await tx.translation.update({ where, data: { sourceText: german } });
    const source = (text: string) => ({ ...snapshotOf(kind, record), source: { [language]: { [field]: text } } });
    const sides = { before: source(translation.sourceText), after: source(german) };
    await recordChange(tx, { by, resource: kind.resource, recordId: id, action: "confirm", ...sides });
    return { ok: true };
  });
}
