import type { Reader } from "~/platform/database-types";
import { type Difference, differencesBetween } from "../record/differences";
import type { Beginning, Live } from "../record/drafts";
import type { DraftKind } from "../record/record-drafts.server";
import { findVersion, findVersions } from "../record/history.server";
import { type Edits, type FieldConflict, mergeEdits } from "../record/merge-edits";
import { columnsOf, rowFrom } from "../record/stored-record.server";
import { RECORDS } from "../resources.server";
import { isTextResource, textAt } from "../texts/text-kinds";
import { TEXTS } from "../texts/text-operations.server";
import type { Draft, DraftPlace, DraftResource } from "./draft";

/** How the drafts of a resource are compared with what is live, and published. */
export function draftKindOf(resource: DraftResource): DraftKind {
  return isTextResource(resource) ? TEXTS[resource].drafts : RECORDS[resource].drafts;
}

/** A draft beside what is live: null where that was deleted meanwhile. */
export type DraftState = {
  draft: Draft;
  live: Live | null;
  /** What would be live with the whole draft: what others saved since stays, as far as the draft says nothing else. */
  values: Edits;
  /** Where both sides say something else than when the draft was made. */
  conflicts: FieldConflict[];
  differences: Difference[];
};

export async function stateOf(source: Reader, draft: Draft): Promise<DraftState> {
  const live = await liveUnder(source, draft);
  const isOld = live !== null && live.version !== draft.baseVersion;
  return compared(draft, live, isOld ? await findVersion(source, changesOf(draft), draft.baseVersion) : null);
}

/** The same for several drafts: the number of queries grows with their resources, not with them. */
export async function statesOf(source: Reader, drafts: readonly Draft[]): Promise<DraftState[]> {
  const lives = new Map<DraftResource, ReadonlyMap<string, Live>>();
  for (const resource of new Set(drafts.map((draft) => draft.resource))) {
    lives.set(resource, await draftKindOf(resource).findAll(source, drafts.filter((draft) => draft.resource === resource)));
  }
  const pairs = drafts.map((draft) => ({ draft, live: lives.get(draft.resource)?.get(draft.recordId) ?? null }));
  const old = pairs.filter(({ draft, live }) => live !== null && live.version !== draft.baseVersion);
  const versionOf = await findVersions(source, old.map(({ draft }) => changesOf(draft)));
  return pairs.map(({ draft, live }) => compared(draft, live, versionOf(changesOf(draft), draft.baseVersion)));
}

/** `earlier`: what was live when the draft was made, if that is known and not the same as now. */
function compared(draft: Draft, live: Live | null, earlier: Edits | null): DraftState {
  const { values, baseVersion } = draft;
  if (live === null) return { draft, live, values, conflicts: [], differences: [] };
  const base = live.version === baseVersion ? live.values : earlier;
  const { merged, conflicts } = mergeEdits({ base: base ?? {}, stored: live.values, typed: values });
  return { draft, live, values: merged, conflicts, differences: differencesBetween(live.values, merged) };
}

function changesOf({ resource, recordId }: DraftPlace) {
  return draftKindOf(resource).changesOf(recordId);
}

/** What a draft is compared with: what is live, or nothing yet. Null for what was deleted. */
export async function liveUnder(source: Reader, { resource, ...draft }: Beginning & Pick<Draft, "resource">): Promise<Live | null> {
  return (await draftKindOf(resource).findAll(source, [draft])).get(draft.recordId) ?? null;
}

/** What is live at a place, whether there is a draft of it or not. */
export function findLive(source: Reader, place: DraftPlace): Promise<Live | null> {
  return liveUnder(source, { ...place, baseVersion: NEVER, values: {} });
}

/** why: a version that no draft has, since under version 0 there may be nothing yet */
const NEVER = -1;

export function hasMovedOn({ draft, live }: DraftState): boolean {
  return live !== null && live.version !== draft.baseVersion;
}

/** The page of the site that shows a record or a text with these values. */
export function screenOfDraft({ resource, recordId }: DraftPlace, values: Edits) {
  if (isTextResource(resource)) return textAt({ resource, recordId })?.screen ?? "home";
  const { table } = RECORDS[resource];
  return table.page(rowFrom(table, { id: recordId, version: 0, ...columnsOf(table, values) }));
}
