import type { Reader, Transaction } from "~/platform/database-types";
import type { AnyRecord, Live, Outcome } from "../record/any-record";
import { recordChange } from "../record/changes.server";
import type { DraftKind } from "../record/record-drafts.server";
import { type PastState, type Sources, sourcesIn } from "../record/history";
import type { Edits } from "../record/merge-edits";
import type { FormEdit, SaveResult } from "../record/save-edited.server";
import { restoreOperationsOf, type VersionRestore, type VersionRestorePreview } from "../record/restore-version.server";
import { legalTexts } from "./legal-texts.server";
import { podcastSections } from "./podcast-sections.server";
import { areaTexts, pageTexts } from "./site-texts.server";
import { textKeyOf, type TextResource } from "./text-kind";
import { changesOf, findText, saveText, saveTextIn, snapshotAt, type StoredForm, type StoredTextKind, type TextTarget } from "./text-kind.server";

/** How the texts of each kind are set back, compared with their drafts and published. */
export const TEXTS: Record<TextResource, TextOperations> = {
  pages: textOperationsOf(pageTexts),
  content: textOperationsOf(areaTexts),
  podcast_content: textOperationsOf(podcastSections),
  legal: textOperationsOf(legalTexts),
};

/** What happened to one text, and the way back. */
export type TextHistory = {
  /** Where its changes are found. */
  place: { resource: string; recordId: string };
  find: () => Promise<AnyRecord>;
  canReturnTo: (snapshot: Edits) => boolean;
  previewReset: (state: PastState) => Promise<VersionRestorePreview | null>;
  reset: (reset: Omit<VersionRestore, "id">) => Promise<Outcome>;
};

/** What can be done with the texts of each kind, whose own types stay inside. */
type TextOperations = {
  /** Null for an id that no text has. */
  historyOf: (id: string) => TextHistory | null;
  /** Saves what its form has read. */
  save: (id: string, edit: FormEdit<Edits>) => Promise<SaveResult<{ version: number }, Edits>>;
  drafts: DraftKind;
};

function textOperationsOf<Key, Stored extends StoredForm<Form>, Form extends Edits>(kind: StoredTextKind<Key, Stored, Form>): TextOperations {
  return {
    historyOf: (id) => {
      const key = textKeyOf(kind, id);
      return key === null ? null : historyOf(kind, key);
    },
    save: async (id, edit) => {
      const key = textKeyOf(kind, id);
      const form = key === null ? null : kind.formFrom(edit.form, key);
      if (key === null || form === null) throw new Error(`${kind.resource} ${id} does not take its form`);
      return saveText(kind, key, { ...edit, form });
    },
    drafts: draftsOf(kind),
  };
}

export function historyOf<Key, Stored extends StoredForm<Form>, Form extends Edits>(kind: StoredTextKind<Key, Stored, Form>, key: NoInfer<Key>): TextHistory {
  const place = changesOf(kind, key);
  const id = place.recordId;
  const find = async (source?: Reader) => {
    const { form, version } = await findText(kind, key, source);
    return { title: kind.nameOf(key), version, values: form, facts: {}, shownOn: null };
  };
  const operations = restoreOperationsOf<Form>({
    resource: kind.resource,
    find,
    earlierForm: (snapshot) => kind.formFrom(snapshot, key),
    putBack: (tx, { by, snapshot }, form) => putBack(tx, { kind, key }, { form, by, sources: sourcesIn(snapshot) }),
  });
  return {
    place,
    find: () => find(),
    canReturnTo: operations.canReturnTo,
    previewReset: (state) => operations.previewReset({ id, state }),
    reset: (reset) => operations.reset({ ...reset, id }),
  };
}

async function putBack<Key, Stored extends StoredForm<Form>, Form extends Edits>(
  tx: Transaction,
  { kind, key }: TextTarget<Key, Stored, Form>,
  { by, ...earlier }: { form: Form; by: string; sources: Sources },
): Promise<void> {
  const before = await findText(kind, key, tx);
  await kind.put(tx, before, { ...earlier, isConfirmation: false });
  const [old, now] = [before, await findText(kind, key, tx)].map((stored) => snapshotAt(kind, key, stored));
  await recordChange(tx, { ...changesOf(kind, key), by, action: "restore", before: old ?? null, after: now ?? null });
}

function draftsOf<Key, Stored extends StoredForm<Form>, Form extends Edits>(kind: StoredTextKind<Key, Stored, Form>): DraftKind {
  const liveAt = (key: Key, { form, version }: Stored): Live => ({ title: kind.nameOf(key), version, values: form });
  return {
    findAll: async (source, drafts) => {
      const ids = drafts.map(({ recordId }) => recordId);
      const found = ids.map((id) => ({ id, key: textKeyOf(kind, id) })).flatMap(({ id, key }) => (key === null ? [] : [{ id, key }]));
      const textAt = await kind.load(source, found.map(({ key }) => key));
      return new Map(found.map(({ id, key }) => [id, liveAt(key, textAt(key))]));
    },
    changesOf: (id) => {
      const key = textKeyOf(kind, id);
      return key === null ? { resource: kind.resource, recordId: id } : changesOf(kind, key);
    },
    publish: async (tx, { id, values, typed, version, by }) => {
      const key = textKeyOf(kind, id);
      const form = key === null ? null : kind.formFrom(values, key);
      if (key === null || form === null) return { ok: false, reason: "unusable" };
      const result = await saveTextIn(tx, { kind, key }, { form, typed: kind.formFrom(typed, key) ?? form, version, by });
      return result.ok ? { ok: true, live: liveAt(key, result.record) } : { ok: false, reason: "unusable" };
    },
  };
}
