import type { Language } from "~/i18n/languages";
import type { Transaction } from "~/platform/database-types";
import type { Edits } from "./merge-edits";
import type { Past } from "./earlier-form.server";
import type { UpdatableKind, RecordForm, StoredRecord } from "./record-kind.server";
import { putRecord } from "./save-record.server";

/** Some texts of a record in one language, by the names of its fields. */
export type TextsOfRecord = { id: string; language: Language; texts: Readonly<Record<string, string>> };

type Resource<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string> = {
  kind: UpdatableKind<Stored, Form, Field>;
  past: Past<Form>;
};

/** The form of a record with these texts in it; null if the form would not take them. */
export function formWithTexts<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  { kind, past }: Resource<Stored, Form, Field>,
  record: Stored,
  { language, texts }: TextsOfRecord,
): Form | null {
  const form = kind.formOf(record);
  const known = Object.entries(texts).filter(([field]) => kind.translatedFields.some((name) => name === field));
  const typed: Edits = Object.fromEntries(known);
  if (known.length < Object.keys(texts).length) return null;
  const own: Edits = language === "de" ? form : form[language];
  const changed = { ...own, ...typed };
  const { version } = record;
  return past.formFrom(language === "de" ? { ...changed, version } : { ...form, [language]: changed, version });
}

/** Writes them over what is stored, as one change. */
export async function putTexts<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  tx: Transaction,
  resource: Resource<Stored, Form, Field>,
  { by, ...texts }: TextsOfRecord & { by: string },
): Promise<void> {
  const record = await resource.kind.find(tx, texts.id);
  const form = record && formWithTexts(resource, record, texts);
  if (!record || !form) throw new Error(`${resource.kind.resource} ${texts.id} does not take its texts`);
  await putRecord(tx, resource.kind, { before: record, form, by });
}
