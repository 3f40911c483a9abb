import { read } from "~/platform/database.server";
import type { Edits } from "../changes/merge-edits";
import { recordNameIn } from "../changes/record-name";
import { type Confirmation, type ConfirmationResult, confirmTranslation } from "../translations/confirm-translation.server";
import type { EditableKind, RecordForm, StoredRecord } from "./record-kind.server";
import { previewReset, type Reset, type ResetPreview, resetRecord } from "./reset-record.server";
import { type DeletedRecord, findDeleted, type Revivable, type Revival, reviveRecord } from "./revive-record.server";

/** Where the site shows a record; null for nowhere. */
export type ShownOn = "team" | "moderators" | "sponsors" | "services" | "podcast" | "home" | null;

/** A record whatever its noun is. */
export type AnyRecord = { title: string; version: number; values: Edits; shownOn: ShownOn };

export type Outcome = { ok: true; record: AnyRecord } | { ok: false; reason: "missing" | "conflict" };

/** What can be done with the records of every noun in the same way. */
export type RecordOperations = {
  find: (id: string) => Promise<AnyRecord | null>;
  previewReset: (wanted: Pick<Reset, "id" | "state">) => Promise<ResetPreview | null>;
  reset: (reset: Reset) => Promise<Outcome>;
  findDeleted: (id: string) => Promise<DeletedRecord | null>;
  revive: (revival: Revival) => Promise<Outcome>;
  confirmTranslation: (confirmation: Confirmation) => Promise<ConfirmationResult>;
};

/** What a noun says beside its kind. */
export type NounPast<Stored, Form> = Revivable<Form> & { shownOn: (record: Stored) => ShownOn };

/** The operations of one noun. Each noun's own types stay inside. */
export function operationsOf<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  kind: EditableKind<Stored, Form, Field>,
  past: NounPast<Stored, Form>,
): RecordOperations {
  const noun = { kind, past };
  const described = (record: Stored): AnyRecord => {
    const values = kind.formOf(record);
    return { title: recordNameIn(values) ?? record.id, version: record.version, values, shownOn: past.shownOn(record) };
  };
  return {
    find: async (id) => {
      const record = await kind.find(read, id);
      return record && described(record);
    },
    previewReset: (wanted) => previewReset(noun, wanted),
    reset: async (reset) => outcomeOf(await resetRecord(noun, reset), described),
    findDeleted: (id) => findDeleted(noun, id),
    revive: async (revival) => outcomeOf(await reviveRecord(noun, revival), described),
    confirmTranslation: (confirmation) => confirmTranslation(kind, confirmation),
  };
}

type Result<Stored> = { ok: true; record: Stored } | { ok: false; reason: "missing" | "conflict" };

function outcomeOf<Stored>(result: Result<Stored>, described: (record: Stored) => AnyRecord): Outcome {
  return result.ok ? { ok: true, record: described(result.record) } : result;
}
