import type { Language } from "~/i18n/languages";
import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { type ChangeAction, recordChange } from "../record/changes.server";
import { type Edits, isSameEdit, type Live, NOT_LIVE } from "../record/any-record";
import { differencesBetween } from "../record/history";
import { findVersion } from "../record/history.server";
import { mergeEdits } from "../record/merge-edits";
import { nothingYet } from "../record/record-drafts.server";
import type { EditConflict } from "../record/save-edited.server";
import type { Draft, DraftRef } from "./draft";
import { addDraft, changeDraft, findDraft, removeDraft } from "./drafts.server";
import { completed, draftKindOf, findLiveOfDraft, stateOf, valuesIn } from "./draft-state.server";

const DRAFTS = "drafts";

type DraftEdit = { place: DraftRef; values: Edits; version: number; by: string };

type DraftSaved =
  | { ok: true; record: { title: string; version: number } }
  | { ok: false; reason: "missing" }
  /** The draft was published or discarded meanwhile; `live` is its record or text. */
  | { ok: false; reason: "draftGone"; live: Live }
  | { ok: false; reason: "conflict"; conflict: EditConflict<Edits> };

/** Keeps the values of the live form as a draft. Merges them with an existing draft. */
export async function startDraft({ place, values, version, by }: DraftEdit): Promise<DraftSaved> {
  const kind = draftKindOf(place.resource);
  return write(async (tx) => {
    const [live, there] = [await findLiveOfDraft(tx, { ...place, values, baseVersion: version }), await findDraft(tx, place)];
    if (live === null) return { ok: false, reason: "missing" };
    const whole = completed(values, live.values);
    if (there === null) {
      const added = await addDraft(tx, { ...place, values: whole, baseVersion: version, by });
      await noteDraft(tx, { place, title: live.title, by, action: "create", before: null });
      return { ok: true, record: { title: live.title, ...added } };
    }
    const isBase = live.version === version;
    const base = isBase ? live.values : await findVersion(tx, kind.changesOf(place.recordId), version);
    return putOver(tx, { there, base, values: whole, title: live.title, by });
  });
}

/** `baseVersion`: the live version against which a conflict was resolved. */
type DraftUpdate = DraftEdit & { baseVersion?: number };

export async function updateDraft({ place, values, version, by, baseVersion }: DraftUpdate): Promise<DraftSaved> {
  return write(async (tx) => {
    const there = await findDraft(tx, place);
    const live = await findLiveOfDraft(tx, there ? { ...there, values } : { ...place, values, baseVersion: NOT_LIVE });
    if (live === null) return { ok: false, reason: "missing" };
    if (there === null) return { ok: false, reason: "draftGone", live };
    const isBase = there.version === version;
    const base = isBase ? there.values : await findVersion(tx, { resource: DRAFTS, recordId: there.id }, version);
    return putOver(tx, { there, base, values: completed(values, live.values), title: live.title, by, baseVersion });
  });
}

export async function discardDraft({ place, version, by }: Omit<DraftEdit, "values">) {
  return write(async (tx) => {
    const there = await findDraft(tx, place);
    if (there === null) return { ok: false, reason: "missing" } as const;
    if (there.version !== version) return { ok: false, reason: "conflict" } as const;
    const { title } = (await findLiveOfDraft(tx, there)) ?? nothingYet(there);
    await removeDraft(tx, there);
    await noteDraft(tx, { place, title, by, action: "delete", before: there });
    return { ok: true, record: { title } } as const;
  });
}

type Publishing = { place: DraftRef; version: number; languages: readonly Language[]; by: string };

type PublishResult =
  | { ok: true; live: Live; isWhole: boolean }
  | { ok: false; reason: "missing" | "deleted" | "changed" | "unusable" | "pictureMissing" }
  /** `baseVersion` is the live version, `conflict.version` the draft's. */
  | { ok: false; reason: "conflict"; conflict: EditConflict<Edits>; baseVersion: number };

/** Other languages remain drafts. One transaction, so that each text is either live or a draft. */
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
    const publication = { id: place.recordId, values: chosen, typed: draft.values, typedAt: draft.updatedAt, version: live.version, by };
    const result = await draftKindOf(place.resource).publish(tx, publication);
    if (!result.ok) return result;
    const isWhole = differencesBetween(completed(chosen, result.live.values), completed(values, result.live.values)).length === 0;
    if (isWhole) await removeDraft(tx, draft);
    else await changeDraft(tx, draft, { values, baseVersion: result.live.version, by });
    await noteDraft(tx, { place, title: live.title, by, action: "publish", before: draft });
    return { ok: true, live: result.live, isWhole };
  });
}

type Putting = { there: Draft; base: Edits | null; values: Edits; title: string; by: string; baseVersion?: number };

async function putOver(tx: Transaction, { there, base, values, title, by, baseVersion }: Putting): Promise<DraftSaved> {
  const { merged, conflicts } = mergeEdits({ base, stored: there.values, typed: values, check: draftKindOf(there.resource).check });
  if (conflicts.length > 0) {
    return { ok: false, reason: "conflict", conflict: { values: merged, conflicts, version: there.version, place: { resource: DRAFTS, recordId: there.id } } };
  }
  const isSameBase = baseVersion === undefined || baseVersion === there.baseVersion;
  if (isSameBase && isSameEdit(there.values, merged)) return { ok: true, record: { title, version: there.version } };
  await changeDraft(tx, there, { values: merged, baseVersion: baseVersion ?? there.baseVersion, by });
  await noteDraft(tx, { place: there, title, by, action: "update", before: there });
  return { ok: true, record: { title, version: there.version + 1 } };
}

type Noted = { place: DraftRef; title: string; by: string; action: ChangeAction; before: Draft | null };

async function noteDraft(tx: Transaction, { place, title, by, action, before }: Noted): Promise<void> {
  const after = await findDraft(tx, place);
  const recordId = (after ?? before)?.id ?? place.recordId;
  const sides = { before: before && snapshotOf(before, title), after: after && snapshotOf(after, title) };
  await recordChange(tx, { by, resource: DRAFTS, recordId, action, ...sides });
}

function snapshotOf({ values, version }: Draft, title: string): object {
  return { name: title, ...values, version };
}
