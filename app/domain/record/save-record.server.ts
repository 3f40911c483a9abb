import { randomUUID } from "node:crypto";
import type { Reader, Transaction } from "~/platform/database-types";
import { recordChange } from "./changes.server";
import { type Edits, isSameEdit } from "./any-record";
import { changeRow, columnsOf, findRecord, formOfRecord, highestPosition, type ResourceTable, rowFrom, rowsOf, snapshotOf, type StoredRow, wasDeleted, writableRowsOf } from "./resource-table.server";
import { formAsSeen, type FormEdit, saveEdited, type SaveResult } from "./save-edited.server";
import { germanIn, saveTranslations, type SourceOf, type StoredText } from "./translations.server";
import { linesOf } from "./field-kinds";
import type { Resource } from "./resource";
import type { EarlierForm } from "./restore-version.server";
import { filenameIn } from "./upload-rules";

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

/** One more than the number of records (specification), or than the highest position if the form takes that number. */
async function nextPosition(tx: Transaction, table: ResourceTable, behind: object): Promise<number> {
  const order = { orderBy: [{ sortOrder: "desc" }], select: { sortOrder: true }, take: 1 };
  const [last = {}] = await rowsOf(table, tx).findMany({ where: { ...behind, ...table.present }, ...order });
  const count = await rowsOf(table, tx).count({ where: behind });
  const behindLast = ("sortOrder" in last ? Number(last.sortOrder) : 0) + 1;
  return behindLast > highestPosition(table) ? count + 1 : Math.max(count + 1, behindLast);
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

export type LostPictures = Readonly<Record<string, readonly string[]>>;

export type PictureMissing = { ok: false; reason: "pictureMissing"; lost: LostPictures };

type PictureFields = Pick<Resource, "pictureFields">;

type Sides = { form: Edits; stored: Edits | null };

export async function refuseLostPictures(source: Pick<Reader, "mediaAsset">, fields: PictureFields, sides: Sides): Promise<PictureMissing | null> {
  const lost = await findLostPictures(source, fields, sides);
  return lost && { ok: false, reason: "pictureMissing", lost };
}

/** Call it in the transaction that writes, because pictures may be deleted meanwhile. Pictures in `stored` may stay. */
async function findLostPictures(source: Pick<Reader, "mediaAsset">, { pictureFields }: PictureFields, { form, stored }: Sides): Promise<LostPictures | null> {
  const added = pictureFields.map((field) => {
    const known = new Set(picturesIn(stored?.[field]));
    return { field, urls: picturesIn(form[field]).filter((url) => !known.has(url)) };
  });
  const there = await uploadedAmong(source, added.flatMap(({ urls }) => urls));
  const lost = added.map(({ field, urls }) => [field, urls.filter((url) => !there.has(filenameIn(url)))] as const);
  const found = lost.filter(([, urls]) => urls.length > 0);
  return found.length === 0 ? null : Object.fromEntries(found);
}

type States<Form> = { earlier: Form; current: Form | null };

/** A field whose picture was deleted keeps its current value; in a deleted record it keeps its other pictures. */
export async function withPictures<Form extends Edits>(
  source: Pick<Reader, "mediaAsset">,
  fields: PictureFields,
  { earlier, current }: States<Form>,
): Promise<EarlierForm<Form>> {
  const lost = Object.entries((await findLostPictures(source, fields, { form: earlier, stored: current })) ?? {});
  const left = lost.map(([field, urls]) => {
    const others = picturesIn(earlier[field]).filter((url) => !urls.includes(url));
    return [field, current === null ? others.join("\n") : current[field]] as const;
  });
  return { form: { ...earlier, ...Object.fromEntries<unknown>(left) }, hasLostPicture: lost.length > 0 };
}

export function picturesIn(value: unknown): string[] {
  return typeof value === "string" ? linesOf(value) : [];
}

/** Includes null, which stands for pictures of the default content. */
async function uploadedAmong(source: Pick<Reader, "mediaAsset">, urls: readonly string[]): Promise<ReadonlySet<string | null>> {
  const filenames = urls.map(filenameIn).filter((filename) => filename !== null);
  if (filenames.length === 0) return new Set([null]);
  const rows = await source.mediaAsset.findMany({ where: { filename: { in: filenames } }, select: { filename: true } });
  return new Set([null, ...rows.map(({ filename }) => filename)]);
}
