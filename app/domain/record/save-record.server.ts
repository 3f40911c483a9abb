import { randomUUID } from "node:crypto";
import type { Transaction } from "~/platform/database-types";
import { recordChange } from "./changes.server";
import { type PictureMissing, refuseLostPictures } from "./lost-pictures.server";
import { type Edits, isSameEdit } from "./any-record";
import { changeRow, columnsOf, findRecord, formOfRecord, type ResourceTable, rowFrom, rowsOf, snapshotOf, type StoredRow, wasDeleted, writableRowsOf } from "./resource-table.server";
import { type FormEdit, formAsSeen, saveEdited, type SaveResult } from "./save-edited.server";
import { germanIn, saveTranslations, type SourceOf, type StoredText } from "./translations.server";

export type Saved = { ok: true; record: StoredRow };

export type UpdateResult<Row, Form> = SaveResult<Row, Form, PictureMissing | { ok: false; reason: "deleted" }>;

export type Save = { id: string; form: Edits; by: string };

/** `typed` is the form before the merge. */
export type Edit = Save & FormEdit<Edits> & { typed?: Edits };

/** Idempotent. */
export async function createRecord(tx: Transaction, table: ResourceTable, { id, form, by }: Save): Promise<Saved | PictureMissing> {
  const sameId = await findRecord(table, tx, id);
  if (sameId && isSameButForPlace(formOfRecord(table, sameId), form)) return { ok: true, record: sameId };
  const refusal = await refuseLostPictures(tx, table.resource, { form, stored: null });
  if (refusal) return refusal;
  const isTaken = sameId !== null || (await wasDeleted(table, tx, id));
  const newId = isTaken ? randomUUID() : id;
  await insertRow(table, tx, { id: newId, form });
  return { ok: true, record: await noteNew(tx, table, { id: newId, form, by, action: "create" }) };
}

export async function insertRow(table: ResourceTable, tx: Transaction, { id, form }: { id: string; form: Edits }): Promise<void> {
  const columns = columnsOf(table, form);
  const place = table.behind && !("sortOrder" in columns) ? { sortOrder: await nextPosition(tx, table, table.behind(form)) } : {};
  await writableRowsOf(table, tx).create({ data: { id, ...columns, ...place } });
}

/** One more than the number of records (specification), or than the highest position. */
async function nextPosition(tx: Transaction, table: ResourceTable, behind: object): Promise<number> {
  const order = { orderBy: [{ sortOrder: "desc" }], select: { sortOrder: true }, take: 1 };
  const [last = {}] = await rowsOf(table, tx).findMany({ where: { ...behind, ...table.present }, ...order });
  const count = await rowsOf(table, tx).count({ where: behind });
  return Math.max(count, "sortOrder" in last ? Number(last.sortOrder) : 0) + 1;
}

export async function updateRecord(tx: Transaction, table: ResourceTable, { id, typed, ...edit }: Edit): Promise<UpdateResult<StoredRow, Edits>> {
  const before = await findRecord(table, tx, id);
  if (before === null) return { ok: false, reason: "deleted" };
  const place = { resource: table.resource.name, recordId: id };
  const stored = formOfRecord(table, before);
  const put = async (merged: Edits) => {
    const refusal = await refuseLostPictures(tx, table.resource, { form: merged, stored });
    if (refusal) return refusal;
    if (changesNothing(merged, stored)) return before;
    return writeForm(tx, table, { before, form: merged, sourceOf: germanIn(typed ?? (await formAsSeen(tx, place, { ...edit, stored }))) });
  };
  const formOf = (row: StoredRow) => formOfRecord(table, row);
  const editable = { before, place, formOf, snapshotOf: (row: StoredRow) => snapshotOf(table, row), check: table.resource.check, put };
  return saveEdited<StoredRow, Edits, PictureMissing>(tx, editable, edit);
}

type Put = { before: StoredRow; form: Edits; by: string; action?: "update" | "restore"; sourceOf?: SourceOf };

export async function putRecord(tx: Transaction, table: ResourceTable, { before, form, by, action = "update", sourceOf = germanIn(form) }: Put): Promise<StoredRow> {
  const record = await writeForm(tx, table, { before, form, sourceOf });
  const sides = { before: snapshotOf(table, before), after: snapshotOf(table, record) };
  await recordChange(tx, { resource: table.resource.name, recordId: before.id, by, action, ...sides });
  return record;
}

type FormWrite = { before: StoredRow; form: Edits; sourceOf: SourceOf };

async function writeForm(tx: Transaction, table: ResourceTable, { before, form, sourceOf }: FormWrite): Promise<StoredRow> {
  const row = await changeRow(table, tx, before, columnsOf(table, form));
  return rowFrom(table, row, await writeTexts(tx, table, { id: before.id, form, sourceOf, before }));
}

function changesNothing(typed: Edits, stored: Edits): boolean {
  return isSameEdit(typed.sort_order === null ? { ...typed, sort_order: stored.sort_order } : typed, stored);
}

/** A form that is sent again has no position, but its record does. */
function isSameButForPlace(stored: object, typed: object): boolean {
  return isSameEdit({ ...stored, sort_order: null }, { ...typed, sort_order: null });
}

type New = Save & { action: "create" | "restore"; sourceOf?: SourceOf };

export async function noteNew(tx: Transaction, table: ResourceTable, { id, form, by, action, sourceOf = germanIn(form) }: New): Promise<StoredRow> {
  const { name } = table.resource;
  await writeTexts(tx, table, { id, form, sourceOf, before: null });
  const record = await findRecord(table, tx, id);
  if (record === null) throw new Error(`${name} ${id} was saved and cannot be found`);
  await recordChange(tx, { resource: name, recordId: id, by, action, before: null, after: snapshotOf(table, record) });
  return record;
}

type Written = { id: string; form: Edits; sourceOf: SourceOf; before: StoredRow | null };

async function writeTexts(tx: Transaction, table: ResourceTable, { id, form, sourceOf, before }: Written): Promise<StoredText[]> {
  const { name, translatedFields } = table.resource;
  const texts = await saveTranslations(tx, { resource: name, recordId: id }, { form, sourceOf, fields: translatedFields, before });
  await table.afterSave?.(tx, { id, form });
  return texts;
}
