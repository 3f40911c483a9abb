import { randomUUID } from "node:crypto";
import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { recordChange } from "../changes/changes.server";
import { findVersion } from "../changes/history.server";
import { isSame, type Merge, mergeEdits } from "../changes/merge-edits";
import { isPictureThere } from "../media/pictures.server";
import { saveTranslations } from "../translations/save-translations.server";
import { findMember } from "./find-member.server";
import { TRANSLATED_FIELDS, type TranslatedMember } from "./member";
import { formOfMember, type MemberForm } from "./member-schema";
import { columnsOf, snapshotOf } from "./stored-member";

/** Somebody else saved the same fields first: `values` is what could be merged, `version` what is stored. */
export type MemberConflict = { values: MemberForm; clashes: Merge<MemberForm>["clashes"]; version: number };

type Saved = { ok: true; member: TranslatedMember };

export type CreateResult = Saved | { ok: false; reason: "pictureMissing" };

export type UpdateResult =
  | CreateResult
  | { ok: false; reason: "missing" | "deleted" }
  | { ok: false; reason: "conflict"; conflict: MemberConflict };

type Save = { id: string; form: MemberForm; by: string };

/** Adds a member at the end of the order. The same form sent twice makes one member. */
export async function createMember({ id, form, by }: Save): Promise<CreateResult> {
  return write(async (tx) => {
    const sameId = await findMember(id, tx);
    if (sameId && isSameForm(formOfMember(sameId), form)) return { ok: true, member: sameId };
    if (!(await isPictureThere(tx, form.image_url))) return { ok: false, reason: "pictureMissing" };
    const isTaken = (await tx.teamMember.count({ where: { id } })) > 0;
    const newId = isTaken ? randomUUID() : id;
    const sortOrder = (await tx.teamMember.count()) + 1;
    await tx.teamMember.create({ data: { id: newId, ...columnsOf(form), sortOrder, isActive: true } });
    return finish(tx, { id: newId, form, by }, null);
  });
}

/**
 * Saves a member over the version that its form was made from. If somebody else saved in between, the two edits are
 * merged where they touch different fields; where they touch the same, nothing is saved and the conflict comes back.
 */
export async function updateMember({ id, form, version, by }: Save & { version: number }): Promise<UpdateResult> {
  return write(async (tx) => {
    const before = await findMember(id, tx);
    if (before === null) return { ok: false, reason: (await wasThere(tx, id)) ? "deleted" : "missing" };
    const { merged, clashes } = await mergeWithStored(tx, { before, form, version });
    if (clashes.length > 0) {
      return { ok: false, reason: "conflict", conflict: { values: merged, clashes, version: before.version } };
    }
    const keepsPicture = merged.image_url === (before.imageUrl ?? "");
    if (!keepsPicture && !(await isPictureThere(tx, merged.image_url))) return { ok: false, reason: "pictureMissing" };
    await updateVersion(tx, before, columnsOf(merged));
    return finish(tx, { id, form: merged, by }, before);
  });
}

export type DeleteResult = { ok: true; name: string } | { ok: false; reason: "missing" | "conflict" };

/** Takes a member off every list. The row stays, so that it can come back. */
export async function deleteMember(member: { id: string; version: number; by: string }): Promise<DeleteResult> {
  const { id, version, by } = member;
  return write(async (tx) => {
    const before = await findMember(id, tx);
    if (before === null) return { ok: false, reason: "missing" };
    if (before.version !== version) return { ok: false, reason: "conflict" };
    await updateVersion(tx, before, { isActive: false });
    const change = { by, noun: "team", recordId: id, action: "delete" } as const;
    await recordChange(tx, { ...change, before: snapshotOf(before), after: null });
    return { ok: true, name: before.name };
  });
}

/** All of the row that its version stands for, or an error: the transaction has just read it. */
export async function updateVersion(
  tx: Transaction,
  { id, version }: TranslatedMember,
  columns: Partial<ReturnType<typeof columnsOf>> & { isActive?: boolean; sortOrder?: number },
): Promise<void> {
  const data = { ...columns, version: { increment: 1 } };
  const { count } = await tx.teamMember.updateMany({ where: { id, version, isActive: true }, data });
  if (count !== 1) throw new Error(`Team member ${id} changed inside a transaction`);
}

async function wasThere(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.teamMember.count({ where: { id } })) > 0;
}

type Edit = { before: TranslatedMember; form: MemberForm; version: number };

async function mergeWithStored(tx: Transaction, { before, form, version }: Edit): Promise<Merge<MemberForm>> {
  if (before.version === version) return { merged: form, clashes: [] };
  const base = (await findVersion(tx, { noun: "team", recordId: before.id }, version)) ?? {};
  return mergeEdits({ base, stored: formOfMember(before), typed: form });
}

function isSameForm(one: MemberForm, other: MemberForm): boolean {
  return isSame(columnsOf(one), columnsOf(other)) && isSame(one.es, other.es) && isSame(one.en, other.en);
}

/** What belongs to a save beside the row: the texts in the other languages, and who did it. */
async function finish(tx: Transaction, { id, form, by }: Save, before: TranslatedMember | null): Promise<Saved> {
  const { es, en } = form;
  const place = { noun: "team", recordId: id } as const;
  await saveTranslations(tx, place, { german: form, fields: TRANSLATED_FIELDS, es, en });
  const member = await findMember(id, tx);
  if (member === null) throw new Error(`Team member ${id} was saved and cannot be found`);
  const action = before ? "update" : "create";
  await recordChange(tx, { by, ...place, action, before: before && snapshotOf(before), after: snapshotOf(member) });
  return { ok: true, member };
}
