import type { Transaction } from "~/platform/database-types";
import { deleteRecord, type Deletion } from "../record/delete-record.server";
import { moveRecord, type Step } from "../record/move-record.server";
import type { RecordKind, RowVersion } from "../record/record-kind.server";
import { createRecord, type Edit, type Save, updateRecord } from "../record/save-record.server";
import { findSponsor, findSponsors } from "./find-sponsor.server";
import { TRANSLATED_FIELDS, type TranslatedField, type TranslatedSponsor } from "./sponsor";
import { sponsorListOf } from "./sponsor-lists";
import { formOfSponsor, type SponsorForm } from "./sponsor-schema";
import { columnsOf } from "./stored-sponsor";

/** A sponsor is deleted by taking it off every list: the row stays, so that it can come back. */
export const sponsors: RecordKind<TranslatedSponsor, SponsorForm, TranslatedField> = {
  resource: "sponsors",
  translatedFields: TRANSLATED_FIELDS,
  find: (source, id) => findSponsor(id, source),
  findAll: (source, ids) => findSponsors(ids, source),
  wasDeleted: async (tx, id) => (await tx.partner.count({ where: { id } })) > 0,
  formOf: formOfSponsor,
  pictureOf: (form) => form.logo_url,
  insert: async (tx, id, form) => {
    const sortOrder = (await tx.partner.count()) + 1;
    return tx.partner.create({ data: { id, ...columnsOf(form), sortOrder, isActive: true } });
  },
  update: (tx, row, form) => change(tx, row, columnsOf(form)),
  place: (tx, row, sortOrder) => change(tx, row, { sortOrder }),
  remove: (tx, row) => change(tx, row, { isActive: false }),
};

/** Adds a sponsor at the end of the order. */
export function createSponsor(save: Save<SponsorForm>) {
  return createRecord(sponsors, save);
}

export function updateSponsor(edit: Edit<SponsorForm>) {
  return updateRecord(sponsors, edit);
}

export function deleteSponsor(deletion: Deletion) {
  return deleteRecord(sponsors, deletion);
}

/** One step in the list of the four in which the sponsor stands. */
export function moveSponsor(step: Step) {
  return moveRecord(sponsors, { ...step, listAround });
}

async function listAround(tx: Transaction, { category }: TranslatedSponsor) {
  const rows = await tx.partner.findMany({
    where: { isActive: true },
    orderBy: [{ sortOrder: "asc" }, { id: "asc" }],
    select: { id: true, sortOrder: true, category: true },
  });
  return rows.filter((row) => sponsorListOf(row.category) === sponsorListOf(category));
}

type Columns = Partial<ReturnType<typeof columnsOf>> & { isActive?: boolean; sortOrder?: number };

async function change(tx: Transaction, { id, version }: RowVersion, columns: Columns): Promise<number> {
  const data = { ...columns, version: { increment: 1 } };
  const { count } = await tx.partner.updateMany({ where: { id, version, isActive: true }, data });
  return count;
}
