import type { Reader, Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { type Difference, differencesBetween, type PastState } from "./history";
import { type Edits, isSameEdit } from "./merge-edits";
import { findState } from "./history.server";
import type { AnyRecord, Outcome } from "./any-record";

/** `version` is the one of the record when it was asked whether to set it back. */
export type VersionRestore = { id: string; state: PastState; version: number; by: string };

export type VersionRestorePreview = { version: number; differences: Difference[]; hasLostPicture: boolean; at: Date };

/** `hasLostPicture`: the picture of that time is gone, so the record keeps the one of today. */
export type EarlierForm<Form> = { form: Form; hasLostPicture: boolean };

export type Restorable<Form extends Edits> = {
  resource: string;
  find: (source: Reader, id: string) => Promise<AnyRecord<Form> | null>;
  /** Null for a state that does not fit any more. */
  earlierForm: (snapshot: Edits) => Form | null;
  /** The form as far as it can come back, where pictures may be gone. */
  withPictures?: (source: Reader, states: { earlier: Form; current: Form }) => Promise<EarlierForm<Form>>;
  /** Notes who did it. `snapshot` is the earlier state as it was noted. */
  putBack: (tx: Transaction, row: { id: string; by: string; snapshot: Edits }, form: Form) => Promise<unknown>;
};

export type RestoreOperations = {
  find: (id: string) => Promise<AnyRecord | null>;
  canReturnTo: (snapshot: Edits) => boolean;
  /** Null if there is no such record, no such state of it, or none that fits what a record is today. */
  previewReset: (wanted: Pick<VersionRestore, "id" | "state">) => Promise<VersionRestorePreview | null>;
  /** Unless somebody has edited the record since the question was asked. Sent twice, it is one write. */
  reset: (reset: VersionRestore) => Promise<Outcome>;
};

export function restoreOperationsOf<Form extends Edits>(returning: Restorable<Form>): RestoreOperations {
  return {
    find: (id) => returning.find(read, id),
    canReturnTo: (snapshot) => returning.earlierForm(snapshot) !== null,
    previewReset: async (wanted) => {
      const found = await findEarlier(read, returning, wanted);
      if (found === null) return null;
      const { record, form, hasLostPicture, at } = found;
      return { version: record.version, differences: differencesBetween(record.values, form), hasLostPicture, at };
    },
    reset: (reset) => write((tx) => putBack(tx, returning, reset)),
  };
}

async function putBack<Form extends Edits>(tx: Transaction, returning: Restorable<Form>, reset: VersionRestore): Promise<Outcome> {
  const found = await findEarlier(tx, returning, reset);
  if (found === null) return { ok: false, reason: "missing" };
  const { record, form, snapshot } = found;
  if (isSameEdit(record.values, form)) return { ok: true, record };
  if (record.version !== reset.version) return { ok: false, reason: "conflict" };
  await returning.putBack(tx, { ...reset, snapshot }, form);
  const restored = await returning.find(tx, reset.id);
  if (restored === null) throw new Error(`${returning.resource} ${reset.id} was set back and cannot be found`);
  return { ok: true, record: restored };
}

async function findEarlier<Form extends Edits>(source: Reader, returning: Restorable<Form>, { id, state }: Pick<VersionRestore, "id" | "state">) {
  const record = await returning.find(source, id);
  const found = await findState(source, { resource: returning.resource, recordId: id }, state);
  const earlier = found && returning.earlierForm(found.snapshot);
  if (found === null || record === null || earlier === null) return null;
  const form = (await returning.withPictures?.(source, { earlier, current: record.values })) ?? { form: earlier, hasLostPicture: false };
  return { record, ...form, ...found };
}
