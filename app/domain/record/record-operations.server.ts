import type { Reader, Transaction } from "~/platform/database-types";
import { recordNameIn } from "./record-name";
import { type Confirmation, type ConfirmationResult, confirmTranslation } from "./confirm-translation.server";
import { findTranslation, type FoundTranslation } from "./find-translation.server";
import type { TranslationPlace } from "./translation-place";
import type { AnyRecord, Outcome, ShownOn } from "./any-record";
import { earlierForm, type Past } from "./earlier-form.server";
import { formWithTexts, putTexts, type TextsOfRecord } from "./put-texts.server";
import { type EditableKind, expectOneRow, factsOf, type RecordForm, snapshotOf, type StoredRecord, type UpdatableKind } from "./record-kind.server";
import { type RestoreOperations, restoreOperationsOf } from "./restore-version.server";
import { type DeletedRecord, findDeleted, type RestorableDeleted, type DeletedRestore, restoreDeleted } from "./restore-deleted.server";
import { finishSave } from "./save-record.server";

/** What can be done with the records of every resource that has texts in three languages. */
export type TranslatedOperations = RestoreOperations & {
  findTranslation: (place: TranslationPlace) => Promise<FoundTranslation | null>;
  confirmTranslation: (confirmation: Confirmation) => Promise<ConfirmationResult>;
  /** Whether its form would take these texts; null for a record that is not there. */
  takesTexts: (source: Reader, texts: TextsOfRecord) => Promise<boolean | null>;
  /** Writes some of its texts in one language, inside a larger write. */
  putTexts: (tx: Transaction, texts: TextsOfRecord & { by: string }) => Promise<void>;
};

/** The same of a resource whose deleted records can come back. */
export type RecordOperations = TranslatedOperations & {
  findDeleted: (id: string) => Promise<DeletedRecord | null>;
  revive: (revival: DeletedRestore) => Promise<Outcome>;
};

/** What a resource says beside its kind. */
export type TranslatedPast<Stored, Form> = Past<Form> & { shownOn: (record: Stored) => ShownOn };

export type ResourceRestore<Stored, Form> = TranslatedPast<Stored, Form> & RestorableDeleted<Form>;

/** The operations of one resource. Each resource's own types stay inside. */
export function operationsOf<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  kind: EditableKind<Stored, Form, Field>,
  past: ResourceRestore<Stored, Form>,
): RecordOperations {
  const resource = { kind, past };
  return {
    ...translatedOperationsOf(kind, past),
    findDeleted: (id) => findDeleted(resource, id),
    revive: async (revival) => {
      const result = await restoreDeleted(resource, revival);
      return result.ok ? { ok: true, record: described(resource, result.record) } : result;
    },
  };
}

/** Those of a resource whose records do not come and go like the others. */
export function translatedOperationsOf<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  kind: UpdatableKind<Stored, Form, Field>,
  past: TranslatedPast<Stored, Form>,
): TranslatedOperations {
  const resource = { kind, past };
  const find = async (source: Reader, id: string) => {
    const record = await kind.find(source, id);
    return record && described(resource, record);
  };
  const operations = restoreOperationsOf<Form>({
    resource: kind.resource,
    find,
    earlier: (source, states) => earlierForm(source, resource, states),
    putBack: async (tx, { id, by }, form) => {
      const before = await kind.find(tx, id);
      if (before === null) throw new Error(`${kind.resource} ${id} was read and cannot be found`);
      expectOneRow(await kind.update(tx, before, form));
      return finishSave(tx, kind, { id, form, by, before, action: "restore" });
    },
  });
  return {
    ...operations,
    findTranslation: (place) => findTranslation(kind, place),
    confirmTranslation: (confirmation) => confirmTranslation(kind, confirmation),
    takesTexts: async (source, texts) => {
      const record = await kind.find(source, texts.id);
      return record && formWithTexts(resource, record, texts) !== null;
    },
    putTexts: (tx, texts) => putTexts(tx, resource, texts),
  };
}

type Resource<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string> = {
  kind: UpdatableKind<Stored, Form, Field>;
  past: TranslatedPast<Stored, Form>;
};

function described<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  { kind, past }: Resource<Stored, Form, Field>,
  record: Stored,
): AnyRecord<Form> {
  const title = recordNameIn(snapshotOf(kind, record)) ?? record.id;
  return { title, version: record.version, values: kind.formOf(record), facts: factsOf(kind, record), shownOn: past.shownOn(record) };
}
