import type { Reader, Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import type { Language } from "~/i18n/languages";
import { slice } from "~/platform/slices.server";
import { type AnyRecord, type Edits, NOT_LIVE, type Outcome } from "./any-record";
import { type DeletedRestore, deleteRecord, type Deletion, findDeleted, restoreDeleted, updateDeleted } from "./deletion.server";
import { draftsOf } from "./record-drafts.server";
import { moveRecord, pageOfRecord, type Step } from "./move-record.server";
import { type Confirmation, confirmTranslation, findTranslation, listGermanTexts, putTexts, type RecordTexts, takesTexts } from "./record-texts.server";
import { columnsOf, described, earlierFormFrom, findRecord, readRows, type ResourceTable, rowFrom, type StoredRow } from "./resource-table.server";
import { type Restorer, restorerOf } from "./restore-version.server";
import { createRecord, type Edit, putRecord, type Save, updateRecord, withPictures } from "./save-record.server";
import { listTranslations, notedIn } from "./translations.server";
import { translated, type TranslationPlace } from "./translations";
import type { Public } from "./resource";
import { draftsShown } from "./shown-drafts.server";

export type RecordOperations = ReturnType<typeof operationsOf>;

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

/** Selects rows before their pictures and translations are read. */
export type Take = <Row extends { id: string }>(rows: Row[]) => Row[];

export const takeAll: Take = (rows) => rows;

export async function listShownRecords<Row>(table: ResourceTable<Row>, isShown?: (row: Row) => boolean): Promise<Row[]>;
export async function listShownRecords(table: ResourceTable, isShown: (row: StoredRow) => boolean = () => true): Promise<StoredRow[]> {
  const present = slice(table.resource.name, () => readRows(table, read, { where: table.present, orderBy: [...table.orderBy], take: MOST_SHOWN }));
  const rows = withDrafts(table, await present()).filter(isShown);
  return rows.toSorted((one, other) => (one.sortOrder ?? 0) - (other.sortOrder ?? 0));
}

/** Twenty pages. More rows would fill a small machine's memory whenever one of them changes. */
const MOST_SHOWN = 1_200;

/** One record or none. Also finds records beyond `MOST_SHOWN`. */
export async function findShownRecord<Row>(table: ResourceTable<Row>, id: string): Promise<Row[]>;
export async function findShownRecord(table: ResourceTable, id: string): Promise<StoredRow[]> {
  const withId = slice(`one of ${table.resource.name}`, (wanted: string) => readRows(table, read, { where: { ...table.present, id: wanted } }));
  return withDrafts(table, await withId(id)).filter((row) => row.id === id);
}

/** A missing or empty text stays German. One query for all rows; none for German. */
export async function inLanguage<Row extends { id: string }>(
  { resource: { name, translatedFields } }: Pick<ResourceTable, "resource">,
  rows: readonly Row[],
  language: Language,
): Promise<Public<Row>[]> {
  const translations = await listTranslations(name, language, rows.length <= MOST_ASKED_BY_ID ? rows.map(({ id }) => id) : undefined);
  const texts = new Map(translations.map(({ recordId, field, value }) => [`${recordId} ${field}`, value]));
  return rows.map((row) => translated(row, texts, { fields: translatedFields, language }));
}

/** Up to this number texts are read by id, so that one page does not read the texts of thousands of records. */
const MOST_ASKED_BY_ID = 60;

/** Drafts that were never live come last if they have no sort position. */
function withDrafts(table: ResourceTable, live: readonly StoredRow[]): StoredRow[] {
  const drafts = new Map(draftsShown(table.resource.name));
  const rows = live.map((row) => {
    const draft = drafts.get(row.id);
    drafts.delete(row.id);
    return draft ? { ...row, ...columnsOf(table, draft) } : row;
  });
  return [...rows, ...[...drafts].map(([id, form]) => rowFrom(table, { version: NOT_LIVE, sortOrder: LAST, ...columnsOf(table, form), id }))];
}

const LAST = Number.MAX_SAFE_INTEGER;
