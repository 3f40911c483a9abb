import type { Reader, Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { differencesBetween, type HistoryState } from "./history";
import { type Edits, isSameEdit } from "./merge-edits";
import { findState } from "./history.server";
import type { AnyRecord, Outcome } from "./any-record";

export type VersionRestore = { id: string; state: HistoryState; version: number; by: string };

/** `hasLostPicture`: the picture of that time is gone, and the current one stays. */
export type EarlierForm<Form> = { form: Form; hasLostPicture: boolean };

export type Restorable<Form extends Edits> = {
  resource: string;
  find: (source: Reader, id: string) => Promise<AnyRecord<Form> | null>;
  earlierForm: (snapshot: Edits) => Form | null;
  withPictures?: (source: Reader, states: { earlier: Form; current: Form }) => Promise<EarlierForm<Form>>;
  putBack: (tx: Transaction, row: { id: string; by: string; snapshot: Edits }, form: Form) => Promise<unknown>;
};

export type RestoreOperations = ReturnType<typeof restoreOperationsOf>;

export function restoreOperationsOf<Form extends Edits>(returning: Restorable<Form>) {
  return {
    find: (id: string): Promise<AnyRecord | null> => returning.find(read, id),
    canReturnTo: (snapshot: Edits) => returning.earlierForm(snapshot) !== null,
    previewReset: async (wanted: Pick<VersionRestore, "id" | "state">) => {
      const found = await findEarlier(read, returning, wanted);
      if (found === null) return null;
      const { record, form, hasLostPicture, at } = found;
      return { version: record.version, differences: differencesBetween(record.values, form), hasLostPicture, at };
    },
    /** Refused if the record was edited meanwhile. Sent twice, it is one write. */
    reset: (reset: VersionRestore) => write((tx) => putBack(tx, returning, reset)),
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
