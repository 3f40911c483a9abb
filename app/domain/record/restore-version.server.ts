import type { Reader, Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { findState } from "./history.server";
import { type AnyRecord, type Edits, isSameEdit, type Outcome, type RecordRef } from "./any-record";
import { differencesBetween, type HistoryState } from "./history";

export type VersionRestore = { state: HistoryState; version: number; by: string };

/** `hasLostPicture`: the picture of that version was deleted, so the current one stays. */
export type EarlierForm<Form> = { form: Form; hasLostPicture: boolean };

/** `place` identifies the history. */
type Restorable<Form extends Edits> = {
  place: RecordRef;
  find: (source: Reader) => Promise<AnyRecord<Form> | null>;
  /** `current`: for values that the snapshot lacks but the form needs. */
  earlierForm: (snapshot: Edits, current: Edits) => Form | null;
  withPictures?: (source: Reader, states: { earlier: Form; current: Form }) => Promise<EarlierForm<Form>>;
  putBack: (tx: Transaction, earlier: { by: string; snapshot: Edits; form: Form }) => Promise<unknown>;
};

export type Restorer = ReturnType<typeof restorerOf>;

export function restorerOf<Form extends Edits>(restorable: Restorable<Form>) {
  return {
    place: restorable.place,
    find: (): Promise<AnyRecord | null> => restorable.find(read),
    /** False for the current version. */
    canReturnTo: (snapshot: Edits, current: Edits) => {
      const form = restorable.earlierForm(snapshot, current);
      return form !== null && !isSameEdit(current, form);
    },
    previewReset: async (state: HistoryState) => {
      const found = await findEarlier(read, restorable, state);
      if (found === null) return null;
      const { record, form, hasLostPicture, at } = found;
      return { title: record.title, version: record.version, differences: differencesBetween(record.values, form), hasLostPicture, at };
    },
    /** Refuses if somebody edited the record meanwhile. Idempotent. */
    reset: (reset: VersionRestore) => write((tx) => putBack(tx, restorable, reset)),
  };
}

async function putBack<Form extends Edits>(tx: Transaction, restorable: Restorable<Form>, reset: VersionRestore): Promise<Outcome> {
  const found = await findEarlier(tx, restorable, reset.state);
  if (found === null) return { ok: false, reason: "missing" };
  const { record, form, snapshot } = found;
  if (isSameEdit(record.values, form)) return { ok: true, record };
  if (record.version !== reset.version) return { ok: false, reason: "conflict" };
  await restorable.putBack(tx, { by: reset.by, snapshot, form });
  const restored = await restorable.find(tx);
  if (restored === null) throw new Error(`${restorable.place.resource} ${restorable.place.recordId} was set back and cannot be found`);
  return { ok: true, record: restored };
}

async function findEarlier<Form extends Edits>(source: Reader, restorable: Restorable<Form>, state: HistoryState) {
  const record = await restorable.find(source);
  const found = await findState(source, restorable.place, state);
  const earlier = found && record && restorable.earlierForm(found.snapshot, record.values);
  if (found === null || record === null || earlier === null) return null;
  const form = (await restorable.withPictures?.(source, { earlier, current: record.values })) ?? { form: earlier, hasLostPicture: false };
  return { record, ...form, ...found };
}
