import type { Transaction } from "~/platform/database-types";
import { deleteRecord, type Deletion } from "../record/delete-record.server";
import { moveRecord, type Step } from "../record/move-record.server";
import type { RecordKind, RowVersion } from "../record/record-kind.server";
import { createRecord, type Edit, type Save, updateRecord } from "../record/save-record.server";
import { findMember, findMembers } from "./find-member.server";
import { TRANSLATED_FIELDS, type TranslatedField, type TranslatedMember } from "./member";
import type { MemberFilter } from "./member-list";
import { formOfMember, type MemberForm } from "./member-schema";
import { activeWith, IN_ORDER } from "./members.server";
import { columnsOf } from "./stored-member";

/** A member is deleted by taking it off every list: the row stays, so that it can come back. */
export const members: RecordKind<TranslatedMember, MemberForm, TranslatedField> = {
  resource: "team",
  translatedFields: TRANSLATED_FIELDS,
  find: (source, id) => findMember(id, source),
  findAll: (source, ids) => findMembers(ids, source),
  wasDeleted: async (tx, id) => (await tx.teamMember.count({ where: { id } })) > 0,
  formOf: formOfMember,
  pictureOf: (form) => form.image_url,
  insert: async (tx, id, form) => {
    const sortOrder = (await tx.teamMember.count()) + 1;
    return tx.teamMember.create({ data: { id, ...columnsOf(form), sortOrder, isActive: true } });
  },
  update: (tx, row, form) => change(tx, row, columnsOf(form)),
  place: (tx, row, sortOrder) => change(tx, row, { sortOrder }),
  remove: (tx, row) => change(tx, row, { isActive: false }),
};

/** Adds a member at the end of the order. */
export function createMember(save: Save<MemberForm>) {
  return createRecord(members, save);
}

export function updateMember(edit: Edit<MemberForm>) {
  return updateRecord(members, edit);
}

export function deleteMember(deletion: Deletion) {
  return deleteRecord(members, deletion);
}

/** One step in the list that was looked at. */
export function moveMember({ filter, ...step }: Step & { filter?: MemberFilter }) {
  const select = { id: true, sortOrder: true } as const;
  const listAround = (tx: Transaction) =>
    tx.teamMember.findMany({ where: activeWith(filter), orderBy: IN_ORDER, select });
  return moveRecord(members, { ...step, listAround });
}

type Columns = Partial<ReturnType<typeof columnsOf>> & { isActive?: boolean; sortOrder?: number };

async function change(tx: Transaction, { id, version }: RowVersion, columns: Columns): Promise<number> {
  const data = { ...columns, version: { increment: 1 } };
  const { count } = await tx.teamMember.updateMany({ where: { id, version, isActive: true }, data });
  return count;
}
