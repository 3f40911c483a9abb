import type { Language } from "~/i18n/languages";
import { write } from "~/platform/database.server";
import { differencesBetween } from "../record/differences";
import type { EditConflict } from "../record/save-edited.server";
import type { Edits } from "../record/merge-edits";
import { draftKindOf } from "./draft-kinds.server";
import type { DraftPlace } from "./draft";
import type { Live } from "../record/draft";
import { valuesIn } from "./draft-languages";
import { changeDraft, findDraft, removeDraft } from "./draft-rows.server";
import { stateOf } from "./draft-state.server";
import { completed, noteDraft } from "./save-draft.server";

/** `version` is the one of the draft that was looked at. */
export type Publishing = { place: DraftPlace; version: number; languages: readonly Language[]; by: string };

export type PublishResult =
  /** `isWhole`: nothing of the draft is left. */
  | { ok: true; live: Live; isWhole: boolean }
  | { ok: false; reason: "missing" | "deleted" | "changed" | "unusable" | "pictureMissing" }
  /** Others saved the same fields. `baseVersion` is what is live, `conflict.version` the draft's. */
  | { ok: false; reason: "conflict"; conflict: EditConflict<Edits>; baseVersion: number };

/**
 * Makes these languages of a draft live, by the very save of its form, and keeps the others as a draft. All of it is
 * one transaction: no draft stays that is live already, and none goes without being live.
 */
export async function publishDraft({ place, version, languages, by }: Publishing): Promise<PublishResult> {
  return write(async (tx) => {
    const draft = await findDraft(tx, place);
    if (draft === null) return { ok: false, reason: "missing" };
    if (draft.version !== version) return { ok: false, reason: "changed" };
    const { live, values, conflicts } = await stateOf(tx, draft);
    if (live === null) return { ok: false, reason: "deleted" };
    if (conflicts.length > 0) {
      const changes = draftKindOf(place.resource).changesOf(place.recordId);
      return { ok: false, reason: "conflict", conflict: { values, conflicts, version, place: changes }, baseVersion: live.version };
    }
    const chosen = valuesIn(place, { live: live.values, values, languages });
    const result = await draftKindOf(place.resource).publish(tx, { id: place.recordId, values: chosen, version: live.version, by });
    if (!result.ok) return result;
    const isWhole = differencesBetween(completed(chosen, result.live.values), completed(values, result.live.values)).length === 0;
    if (isWhole) await removeDraft(tx, draft);
    else await changeDraft(tx, draft, { values, baseVersion: result.live.version, by });
    await noteDraft(tx, { place, title: live.title, by, action: "publish", before: draft });
    return { ok: true, live: result.live, isWhole };
  });
}
