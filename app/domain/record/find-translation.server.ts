import { read } from "~/platform/database.server";
import { recordNameIn } from "./record-name";
import { type RecordForm, snapshotOf, type StoredRecord, type UpdatableKind } from "./record-kind.server";
import { markOf } from "./confirm-translation.server";
import type { TranslationPlace } from "./translation-place";

/**
 * A translation beside the German text that it was made from (`source`) and the one of today. `seen` is what the answer
 * 'still right' carries: it stands for the two texts that are looked at.
 */
export type FoundTranslation = { name: string; field: string; source: string; german: string; value: string; seen: string };

/** Null for a text that is not translated, or not at all there. */
export async function findTranslation<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  kind: UpdatableKind<Stored, Form, Field>,
  { id, language, field: wanted }: TranslationPlace,
): Promise<FoundTranslation | null> {
  const field = kind.translatedFields.find((name) => name === wanted);
  const record = field === undefined ? null : await kind.find(read, id);
  if (field === undefined || record === null) return null;
  const key = { resource: kind.resource, recordId: id, languageCode: language, field };
  const select = { value: true, sourceText: true } as const;
  const translation = await read.translation.findUnique({ where: { resource_recordId_languageCode_field: key }, select });
  if (translation === null) return null;
  const texts = { german: kind.formOf(record)[field], value: translation.value };
  return { field, ...texts, source: translation.sourceText, seen: markOf(texts), name: recordNameIn(snapshotOf(kind, record)) ?? id };
}
