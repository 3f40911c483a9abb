import { typedMonth } from "~/i18n/months";
import { read } from "~/platform/database.server";
import { nameIn, namesOf } from "../record/changes.server";
import type { PageOf } from "../record/list-pages";
import type { Draft, DraftRef, DraftResource, ShownDraft, Standing } from "./draft";
import { type Edits, type FormValues, formValuesOf, type ListedDrafts, type Live, NOT_LIVE } from "../record/any-record";
import type { ResourceName } from "../people/access/permissions";
import { nothingYet } from "../record/record-drafts.server";
import { findDraft, listDrafts, listDraftsBeside, listDraftsPage } from "./draft-rows.server";
import { completed, draftKindOf, type DraftState, findLive, hasMovedOn, languagesIn, findLiveOfDraft, stateOf, statesOf } from "./draft-state.server";

export async function listShownDrafts(resources: readonly DraftResource[], wanted: number): Promise<PageOf & { drafts: ShownDraft[] }> {
  const { drafts, ...page } = await listDraftsPage(read, resources, wanted);
  return { ...page, drafts: await shownDrafts(drafts) };
}

export async function listAllShownDrafts(resources: readonly DraftResource[]): Promise<ShownDraft[]> {
  const drafts = await listDrafts(read);
  return shownDrafts(drafts.filter(({ resource }) => resources.includes(resource)));
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
  const drafts = await listDraftsBeside(read, resource, ids);
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
