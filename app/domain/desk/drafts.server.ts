import { randomInt } from "node:crypto";
import type { Reader, Transaction } from "~/platform/database-types";
import { typedMonth } from "~/i18n/months";
import { read } from "~/platform/database.server";
import { type PageOf, pageOf } from "../record/list-pages";
import { type Edits, type ListedDrafts, type Live, NOT_LIVE } from "../record/any-record";
import { type FormValues, formValuesOf } from "../record/form-values";
import { snapshotFrom } from "../record/history";
import { expectOneRow } from "../record/save-edited.server";
import { type Draft, type DraftRef, type DraftResource, draftResourceFrom, type ShownDraft, type Standing } from "./draft";
import { nameIn, namesOf } from "../record/changes.server";
import type { ResourceName } from "../people/access/permissions";
import { nothingYet } from "../record/record-drafts.server";
import { completed, draftKindOf, type DraftState, findLive, findLiveOfDraft, hasMovedOn, languagesIn, stateOf, statesOf } from "./draft-state.server";

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

export async function findDraft(source: Pick<Reader, "draft">, { resource, recordId }: DraftRef): Promise<Draft | null> {
  const row = await source.draft.findUnique({ where: { resource_recordId: { resource, recordId } }, select: COLUMNS });
  return row && draftFrom(row);
}

export function countDrafts(resources: readonly DraftResource[]): Promise<number> {
  return read.draft.count({ where: of(resources) });
}

type Condition = { id?: string; resource?: string | { in: string[] }; OR?: ({ recordId: { in: string[] } } | { baseVersion: number })[] };

function of(resources: readonly DraftResource[]): Condition {
  return { resource: { in: [...resources] } };
}

type Wanted = { where?: Condition; skip?: number; take?: number };

export async function findDrafts(wanted: Wanted): Promise<Draft[]> {
  const rows = await read.draft.findMany({ ...wanted, orderBy: [{ updatedAt: "desc" }, { id: "desc" }], select: COLUMNS });
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

export async function listShownDrafts(resources: readonly DraftResource[], wanted: number): Promise<PageOf & { drafts: ShownDraft[] }> {
  const { page, pageCount, ...part } = pageOf(wanted, await countDrafts(resources));
  const drafts = await findDrafts({ where: of(resources), ...part });
  return { page, pageCount, drafts: await shownDrafts(drafts) };
}

export async function listAllShownDrafts(resources: readonly DraftResource[]): Promise<ShownDraft[]> {
  return shownDrafts(await findDrafts({ where: of(resources) }));
}

/** Without the values that are live already. */
export async function listDraftedTexts(resources: readonly DraftResource[], part: { skip: number; take: number }) {
  const drafts = await findDrafts({ where: of(resources), ...part });
  const states = await statesOf(read, drafts);
  return states.map(({ draft, live, differences }) => {
    const { resource, recordId } = draft;
    return { resource, recordId, title: (live ?? nothingYet(draft)).title, texts: differences.map(({ after }) => after) };
  });
}

export async function findShownDraft(place: DraftRef): Promise<ShownDraft | null> {
  const draft = await findDraft(read, place);
  return draft && shownDraft(await stateOf(read, draft), await namesOf([draft.by]));
}

export async function findDraftNote(place: DraftRef): Promise<{ who: string; at: Date } | null> {
  const draft = await findDraft(read, place);
  return draft && noteOf(draft, await namesOf([draft.by]));
}

export async function findListedDrafts(resource: ResourceName, { ids, page }: { ids: readonly string[]; page: number }): Promise<ListedDrafts> {
  const drafts = await findDrafts({ where: { resource, OR: [{ recordId: { in: [...ids] } }, { baseVersion: NOT_LIVE }] } });
  const others = page > 1 ? [] : drafts.filter(({ baseVersion }) => baseVersion === NOT_LIVE);
  const live = others.length === 0 ? new Map<string, Live>() : await draftKindOf(resource).findAll(read, others);
  return {
    of: drafts.map(({ recordId }) => recordId).filter((id) => ids.includes(id)),
    unpublished: others.flatMap(({ recordId }) => {
      const { title, isNew } = live.get(recordId) ?? {};
      return title !== undefined && isNew ? [{ id: recordId, title }] : [];
    }),
  };
}

/** False if the record exists, or existed and was deleted. */
export async function canBegin({ resource, recordId }: DraftRef): Promise<boolean> {
  return (await findLiveOfDraft(read, { resource, recordId, baseVersion: NOT_LIVE, values: {} }))?.isNew === true;
}

export async function findDraftForm(place: DraftRef) {
  const draft = await findDraft(read, place);
  const live = draft ? await findLiveOfDraft(read, draft) : await findLive(read, place);
  return { live, draft: live && draft && { ...live, version: draft.version, values: completed(draft.values, live.values) } };
}

export function openedValuesOf({ resource }: Pick<DraftRef, "resource">, values: Edits): FormValues {
  const opened = formValuesOf(values);
  return resource === "legal" && typeof opened.status === "string" ? { ...opened, status: typedMonth(opened.status) } : opened;
}

async function shownDrafts(drafts: readonly Draft[]): Promise<ShownDraft[]> {
  const names = await namesOf(drafts.map(({ by }) => by));
  const states = await statesOf(read, drafts);
  return states.map((state) => shownDraft(state, names));
}

function shownDraft(state: DraftState, names: ReadonlyMap<string, string>): ShownDraft {
  const { draft, live, differences } = state;
  const { id, resource, recordId, version } = draft;
  const { title } = live ?? nothingYet(draft);
  const languages = languagesIn(draft, differences);
  return { id, resource, recordId, version, title, differences, languages, standing: standingOf(state), ...noteOf(draft, names) };
}

function standingOf(state: DraftState): Standing {
  if (state.live === null) return "gone";
  if (state.live.isNew) return "new";
  if (state.conflicts.length > 0) return "conflicting";
  return hasMovedOn(state) ? "movedOn" : "fresh";
}

function noteOf({ by, updatedAt }: Draft, names: ReadonlyMap<string, string>) {
  return { who: nameIn(names, by), at: updatedAt };
}
