import { randomInt } from "node:crypto";
import type { Reader, Transaction } from "~/platform/database-types";
import { type PageOf, pageOf } from "../record/list-pages";
import { type Edits, NOT_LIVE, snapshotFrom } from "../record/any-record";
import { expectOneRow } from "../record/save-edited.server";
import type { Draft, DraftRef } from "./draft";
import { type DraftResource, draftResourceFrom } from "./draft";

type Source = Pick<Reader, "draft">;

const COLUMNS = {
  id: true,
  resource: true,
  recordId: true,
  values: true,
  baseVersion: true,
  adminUserId: true,
  version: true,
  updatedAt: true,
} as const;

export async function findDraft(source: Source, { resource, recordId }: DraftRef): Promise<Draft | null> {
  const row = await source.draft.findUnique({ where: { resource_recordId: { resource, recordId } }, select: COLUMNS });
  return row && draftFrom(row);
}

export async function listDrafts(source: Source, ids?: readonly string[]): Promise<Draft[]> {
  return findDrafts(source, { where: ids && { id: { in: [...ids] } } });
}

export function countDrafts(source: Source, resources: readonly DraftResource[]): Promise<number> {
  return source.draft.count({ where: { resource: { in: [...resources] } } });
}

export async function listDraftsPage(source: Source, resources: readonly DraftResource[], wanted: number): Promise<PageOf & { drafts: Draft[] }> {
  const { page, pageCount, ...part } = pageOf(wanted, await countDrafts(source, resources));
  return { page, pageCount, drafts: await findDrafts(source, { where: { resource: { in: [...resources] } }, ...part }) };
}

/** Includes drafts of records that do not exist yet. */
export async function listDraftsBeside(source: Source, resource: DraftResource, ids: readonly string[]): Promise<Draft[]> {
  return findDrafts(source, { where: { resource, OR: [{ recordId: { in: [...ids] } }, { baseVersion: NOT_LIVE }] } });
}

type Condition = { id?: { in: string[] }; resource?: string | { in: string[] }; OR?: ({ recordId: { in: string[] } } | { baseVersion: number })[] };

type Wanted = { where?: Condition; skip?: number; take?: number };

async function findDrafts(source: Source, wanted: Wanted): Promise<Draft[]> {
  const rows = await source.draft.findMany({ ...wanted, orderBy: [{ updatedAt: "desc" }, { id: "desc" }], select: COLUMNS });
  return rows.map(draftFrom).filter((draft) => draft !== null);
}

type NewDraft = DraftRef & { values: Edits; baseVersion: number; by: string };

/** The version is random: an open form of an earlier draft in the same place must not match this one. */
export function addDraft(tx: Transaction, { by, values, ...draft }: NewDraft): Promise<{ version: number }> {
  const data = { ...draft, values: asJson(values), adminUserId: by, version: randomInt(1, 500_000_000) };
  return tx.draft.create({ data, select: { version: true } });
}

export async function changeDraft(tx: Transaction, { id, version }: Draft, { by, values, baseVersion }: Omit<NewDraft, keyof DraftRef>) {
  const data = { values: asJson(values), baseVersion, adminUserId: by, version: { increment: 1 } };
  expectOneRow((await tx.draft.updateMany({ where: { id, version }, data })).count);
}

/** Its preview links go with it (onDelete: Cascade). */
export async function removeDraft(tx: Transaction, { id, version }: Draft): Promise<void> {
  expectOneRow((await tx.draft.deleteMany({ where: { id, version } })).count);
}

type Row = { id: string; resource: string; recordId: string; values: unknown; baseVersion: number; adminUserId: string | null; version: number; updatedAt: Date };

function draftFrom({ resource: word, values: stored, adminUserId, ...row }: Row): Draft | null {
  const [resource, values] = [draftResourceFrom(word), snapshotFrom(stored)];
  return resource && values && { ...row, resource, values, by: adminUserId };
}

function asJson(values: Edits): object {
  return { ...values };
}
