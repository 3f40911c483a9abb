import type { Reader, Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import type { Outcome } from "./any-record";
import { type DeletedRecord, type DeletedRestore, deleteRecord, type DeleteResult, type Deletion, findDeleted, restoreDeleted, updateDeleted } from "./deletion.server";
import { type DraftKind, draftsOf } from "./record-drafts.server";
import { withPictures } from "./lost-pictures.server";
import type { Edits } from "./merge-edits";
import { moveRecord, type MoveResult, pageOfRecord, type Step } from "./move-record.server";
import { type Confirmation, type ConfirmationResult, confirmTranslation, findTranslation, type FoundTranslation, listGermanTexts, putTexts, type RecordTexts, takesTexts } from "./record-texts.server";
import type { ResourceTable, StoredRow } from "./resource-table.server";
import { type RestoreOperations, restoreOperationsOf } from "./restore-version.server";
import { createRecord, type CreateResult, type Edit, putRecord, type Save, updateRecord, type UpdateResult } from "./save-record.server";
import { described, earlierFormFrom, findRecord } from "./stored-record.server";
import { notedIn } from "./translations.server";
import type { GermanRecord, TranslationPlace } from "./translations";

/** What can be done with the records of a resource. `Row` and `Form` are inferred from its declaration. */
export interface RecordOperations<Row = StoredRow, Form = Edits> extends RestoreOperations {
  table: ResourceTable<Row, Form>;
  findRow(id: string, source?: Reader): Promise<Row | null>;
  create(save: Save<Form>): Promise<CreateResult<Row>>;
  update(edit: Edit<Form>): Promise<UpdateResult<Row, Form>>;
  /** The page of the list on which it stands. */
  pageOf(row: { id: string }): Promise<number>;
  /** Brings a deleted record back and saves the form over it that was open when it was deleted. */
  updateDeleted(edit: Edit<Form> & { deletion: string }): Promise<UpdateResult<Row, Form>>;
  remove(deletion: Deletion): Promise<DeleteResult<Row>>;
  move(step: Step): Promise<MoveResult<Row>>;
  findDeleted(id: string): Promise<DeletedRecord | null>;
  restoreDeleted(restore: DeletedRestore): Promise<Outcome>;
  drafts: DraftKind;
  listGermanTexts(source?: Reader, ids?: readonly string[]): AsyncIterable<GermanRecord[]>;
  findTranslation(place: TranslationPlace): Promise<FoundTranslation | null>;
  confirmTranslation(confirmation: Confirmation): Promise<ConfirmationResult>;
  /** Whether the form of one would take these texts. */
  takesTexts(texts: Omit<RecordTexts, "id">): boolean;
  /** Writes some of its texts in one language, inside a larger write. */
  putTexts(tx: Transaction, texts: RecordTexts & { by: string }): Promise<void>;
}

/** Those of rows that come and go in ways of their own. */
export type TranslatedOperations = RestoreOperations &
  Pick<RecordOperations, "table" | "listGermanTexts" | "findTranslation" | "confirmTranslation" | "takesTexts" | "putTexts">;

export function operationsOf<Row, Form>(table: ResourceTable<Row, Form>): RecordOperations<Row, Form>;
export function operationsOf(table: ResourceTable): RecordOperations {
  return {
    table,
    ...versionsOf(table),
    findRow: (id, source = read) => findRecord(table, source, id),
    create: (save) => write((tx) => createRecord(tx, table, save)),
    update: (edit) => write((tx) => updateRecord(tx, table, edit)),
    pageOf: (row) => pageOfRecord(read, table, row),
    updateDeleted: (edit) => write((tx) => updateDeleted(tx, table, edit)),
    remove: (deletion) => write((tx) => deleteRecord(tx, table, deletion)),
    move: (step) => write((tx) => moveRecord(tx, table, step)),
    findDeleted: (id) => findDeleted(table, id),
    restoreDeleted: async (restore) => {
      const result = await write((tx) => restoreDeleted(tx, table, restore));
      return result.ok ? { ok: true, record: described(table, result.record) } : result;
    },
    drafts: draftsOf(table),
    listGermanTexts: (source, ids) => listGermanTexts(table, source, ids),
    findTranslation: (place) => findTranslation(table, place),
    confirmTranslation: (confirmation) => write((tx) => confirmTranslation(tx, table, confirmation)),
    takesTexts: (texts) => takesTexts(table, texts),
    putTexts: (tx, texts) => putTexts(tx, table, texts),
  };
}

function versionsOf(table: ResourceTable): RestoreOperations {
  return restoreOperationsOf<Edits>({
    resource: table.resource.name,
    find: async (source, id) => {
      const record = await findRecord(table, source, id);
      return record && described(table, record);
    },
    earlierForm: (snapshot) => earlierFormFrom(table.resource, snapshot),
    withPictures: (source, states) => withPictures(source, table.resource, states),
    putBack: async (tx, { id, by, snapshot }, form) => {
      const before = await findRecord(table, tx, id);
      if (before === null) throw new Error(`${table.resource.name} ${id} was read and cannot be found`);
      return putRecord(tx, table, { before, form, by, action: "restore", sourceOf: notedIn(snapshot) });
    },
  });
}
