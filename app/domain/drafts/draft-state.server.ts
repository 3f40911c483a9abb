import type { Reader } from "~/platform/database-types";
import { type Difference, differencesBetween } from "../changes/differences";
import { findVersion, findVersions } from "../changes/history.server";
import { type Clash, type Edits, mergeEdits } from "../changes/merge-edits";
import { DRAFT_KINDS } from "./all-drafts.server";
import type { Draft, DraftPlace, Live } from "./draft";
import type { Beginning } from "./draft-kind.server";
import type { DraftNoun } from "./draft-nouns";

/** A draft beside what is live: null where that was deleted meanwhile. */
export type DraftState = {
  draft: Draft;
  live: Live | null;
  /** What would be live with the whole draft: what others saved since stays, as far as the draft says nothing else. */
  values: Edits;
  /** Where both sides say something else than when the draft was made. */
  clashes: Clash[];
  differences: Difference[];
};

/** Compares a draft with what is live now. */
export async function stateOf(source: Reader, draft: Draft): Promise<DraftState> {
  const live = await liveUnder(source, draft);
  const isOld = live !== null && live.version !== draft.baseVersion;
  return compared(draft, live, isOld ? await findVersion(source, changesOf(draft), draft.baseVersion) : null);
}

/** The same for several drafts: the number of queries grows with their nouns, not with them. */
export async function statesOf(source: Reader, drafts: readonly Draft[]): Promise<DraftState[]> {
  const lives = new Map<DraftNoun, ReadonlyMap<string, Live>>();
  for (const noun of new Set(drafts.map((draft) => draft.noun))) {
    lives.set(noun, await DRAFT_KINDS[noun].findAll(source, drafts.filter((draft) => draft.noun === noun)));
  }
  const pairs = drafts.map((draft) => ({ draft, live: lives.get(draft.noun)?.get(draft.recordId) ?? null }));
  const old = pairs.filter(({ draft, live }) => live !== null && live.version !== draft.baseVersion);
  const versionOf = await findVersions(source, old.map(({ draft }) => changesOf(draft)));
  return pairs.map(({ draft, live }) => compared(draft, live, versionOf(changesOf(draft), draft.baseVersion)));
}

/** `earlier`: what was live when the draft was made, if that is known and not the same as now. */
function compared(draft: Draft, live: Live | null, earlier: Edits | null): DraftState {
  const { values, baseVersion } = draft;
  if (live === null) return { draft, live, values, clashes: [], differences: [] };
  const base = live.version === baseVersion ? live.values : earlier;
  const { merged, clashes } = mergeEdits({ base: base ?? {}, stored: live.values, typed: values });
  return { draft, live, values: merged, clashes, differences: differencesBetween(live.values, merged) };
}

function changesOf({ noun, recordId }: DraftPlace) {
  return DRAFT_KINDS[noun].changesOf(recordId);
}

/** What a draft is compared with: what is live, or nothing yet. Null for what was deleted. */
export async function liveUnder(source: Reader, { noun, ...draft }: Beginning & Pick<Draft, "noun">): Promise<Live | null> {
  return (await DRAFT_KINDS[noun].findAll(source, [draft])).get(draft.recordId) ?? null;
}

/** What is live at a place, whether there is a draft of it or not. */
export function findLive(source: Reader, place: DraftPlace): Promise<Live | null> {
  return liveUnder(source, { ...place, baseVersion: NEVER, values: {} });
}

/** why: a version that no draft has, since under version 0 there may be nothing yet */
const NEVER = -1;

/** Whether others have saved since the draft was made. */
export function hasMovedOn({ draft, live }: DraftState): boolean {
  return live !== null && live.version !== draft.baseVersion;
}
