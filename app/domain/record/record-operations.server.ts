import type { Reader, Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import type { AnyRecord, Edits, Outcome } from "./any-record";
import { type DeletedRestore, deleteRecord, type Deletion, findDeleted, restoreDeleted, updateDeleted } from "./deletion.server";
import { draftsOf } from "./record-drafts.server";
import { withPictures } from "./lost-pictures.server";
import { moveRecord, pageOfRecord, type Step } from "./move-record.server";
import { type Confirmation, confirmTranslation, findTranslation, listGermanTexts, putTexts, type RecordTexts, takesTexts } from "./record-texts.server";
import { described, earlierFormFrom, findRecord, type ResourceTable } from "./resource-table.server";
import { type Restorer, restorerOf } from "./restore-version.server";
import { createRecord, type Edit, putRecord, type Save, updateRecord } from "./save-record.server";
import { notedIn } from "./translations.server";
import type { TranslationPlace } from "./translations";

export type RecordOperations = ReturnType<typeof operationsOf>;

export type TranslatedOperations = Pick<
  RecordOperations,
  "table" | "find" | "restorer" | "listGermanTexts" | "findTranslation" | "confirmTranslation" | "takesTexts" | "putTexts"
>;

export function operationsOf(table: ResourceTable) {
  return {
    table,
    find: (id: string) => findAny(table, read, id),
    restorer: (id: string) => restorerOfRecord(table, id),
    findRow: (id: string, source: Reader = read) => findRecord(table, source, id),
    create: (save: Save) => write((tx) => createRecord(tx, table, save)),
    update: (edit: Edit) => write((tx) => updateRecord(tx, table, edit)),
    pageOf: (row: { id: string }) => pageOfRecord(read, table, row),
    updateDeleted: (edit: Edit & { deletion: string }) => write((tx) => updateDeleted(tx, table, edit)),
    remove: (deletion: Deletion) => write((tx) => deleteRecord(tx, table, deletion)),
    move: (step: Step) => write((tx) => moveRecord(tx, table, step)),
    findDeleted: (id: string) => findDeleted(table, id),
    restoreDeleted: async (restore: DeletedRestore): Promise<Outcome> => {
      const result = await write((tx) => restoreDeleted(tx, table, restore));
      return result.ok ? { ok: true, record: described(table, result.record) } : result;
    },
    drafts: draftsOf(table),
    listGermanTexts: (source?: Reader, ids?: readonly string[]) => listGermanTexts(table, source, ids),
    findTranslation: (place: TranslationPlace) => findTranslation(table, place),
    confirmTranslation: (confirmation: Confirmation) => write((tx) => confirmTranslation(tx, table, confirmation)),
    takesTexts: (texts: Omit<RecordTexts, "id">) => takesTexts(table, texts),
    putTexts: (tx: Transaction, texts: RecordTexts & { by: string }) => putTexts(tx, table, texts),
  };
}

async function findAny(table: ResourceTable, source: Reader, id: string): Promise<AnyRecord | null> {
  const record = await findRecord(table, source, id);
  return record && described(table, record);
}

function restorerOfRecord(table: ResourceTable, id: string): Restorer {
  return restorerOf<Edits>({
    place: { resource: table.resource.name, recordId: id },
    find: (source) => findAny(table, source, id),
    earlierForm: (snapshot) => earlierFormFrom(table.resource, snapshot),
    withPictures: (source, states) => withPictures(source, table.resource, states),
    putBack: async (tx, { by, snapshot, form }) => {
      const before = await findRecord(table, tx, id);
      if (before === null) throw new Error(`${table.resource.name} ${id} was read and cannot be found`);
      return putRecord(tx, table, { before, form, by, action: "restore", sourceOf: notedIn(snapshot) });
    },
  });
}
