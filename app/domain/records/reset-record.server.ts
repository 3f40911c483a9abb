import { read, write } from "~/platform/database.server";
import { type Difference, differencesBetween } from "../changes/differences";
import type { PastState } from "../changes/history";
import { isSameEdit } from "../changes/merge-edits";
import { findState } from "../changes/record-history.server";
import { earlierForm, type Past } from "./earlier-form.server";
import { type EditableKind, expectOneRow, type RecordForm, type StoredRecord } from "./record-kind.server";
import { finishSave, type Saved } from "./save-record.server";

/** `version` is the one of the record when it was asked whether to set it back. */
export type Reset = { id: string; state: PastState; version: number; by: string };

export type ResetResult<Stored> = Saved<Stored> | { ok: false; reason: "missing" | "conflict" };

/** What setting a record back would change, and to the state of which time. */
export type ResetPreview = { version: number; differences: Difference[]; hasLostPicture: boolean; at: Date };

type Kind<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string> = {
  kind: EditableKind<Stored, Form, Field>;
  past: Past<Form>;
};

/** Null if there is no such record, no such state of it, or none that fits what a record is today. */
export async function previewReset<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  noun: Kind<Stored, Form, Field>,
  { id, state }: Pick<Reset, "id" | "state">,
): Promise<ResetPreview | null> {
  const record = await noun.kind.find(read, id);
  const found = await findState(read, { noun: noun.kind.noun, recordId: id }, state);
  if (record === null || found === null) return null;
  const current = noun.kind.formOf(record);
  const earlier = await earlierForm(read, noun, { snapshot: found.snapshot, current });
  if (earlier === null) return null;
  const differences = differencesBetween(current, earlier.form);
  return { version: record.version, differences, hasLostPicture: earlier.hasLostPicture, at: found.at };
}

/** Saves an earlier state over the record, unless somebody has edited it since the question was asked. Sent twice, it is one write. */
export async function resetRecord<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  noun: Kind<Stored, Form, Field>,
  { id, state, version, by }: Reset,
): Promise<ResetResult<Stored>> {
  const { kind } = noun;
  return write(async (tx) => {
    const record = await kind.find(tx, id);
    if (record === null) return { ok: false, reason: "missing" };
    const current = kind.formOf(record);
    const found = await findState(tx, { noun: kind.noun, recordId: id }, state);
    const earlier = found && (await earlierForm(tx, noun, { snapshot: found.snapshot, current }));
    if (earlier === null) return { ok: false, reason: "missing" };
    if (isSameEdit(current, earlier.form)) return { ok: true, record };
    if (record.version !== version) return { ok: false, reason: "conflict" };
    expectOneRow(await kind.update(tx, record, earlier.form));
    return finishSave(tx, kind, { id, form: earlier.form, by, before: record, action: "restore" });
  });
}
