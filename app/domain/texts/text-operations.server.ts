import type { Transaction } from "~/platform/database-types";
import type { Edits, Live } from "../record/any-record";
import { type Sources, sourcesIn } from "../record/history";
import { recordChange } from "../record/changes.server";
import type { DraftKind } from "../record/record-drafts.server";
import type { FormEdit, SaveResult } from "../record/save-edited.server";
import { type Restorer, restorerOf } from "../record/restore-version.server";
import { legalTexts } from "./legal-texts.server";
import { podcastSections, readPodcastSection } from "./podcast-sections.server";
import { areaTexts, pageTexts } from "./site-texts.server";
import { byId, sectionKind, textKeyOf, type TextRef, type TextResource } from "./text-kinds";
import { changesOf, findShownText, findText, type IsLost, saveText, saveTextIn, snapshotAt, type StoredForm, type StoredTextKind, type TextSchema, type TextTarget } from "./text-kind.server";

export const TEXTS = {
  pages: textOperationsOf(pageTexts),
  content: textOperationsOf(areaTexts),
  podcast_content: textOperationsOf(podcastSections),
  legal: textOperationsOf(legalTexts),
} satisfies Record<TextResource, unknown>;

function textOperationsOf<Key, Stored extends StoredForm>(kind: StoredTextKind<Key, Stored>) {
  return { at: byId(kind, (key) => operationsAt(kind, key)), drafts: draftsOf(kind) };
}

function operationsAt<Key, Stored extends StoredForm>(kind: StoredTextKind<Key, Stored>, key: NoInfer<Key>) {
  return {
    restorer: restorerOfText(kind, key),
    schemaFor: (isLost: IsLost): TextSchema<Edits> => kind.schemaFor(key, isLost),
    save: async (edit: FormEdit<Edits> & { typedAt?: Date }): Promise<SaveResult<{ version: number }, Edits>> => {
      const form = kind.formFrom(edit.form, key);
      if (form === null) throw new Error(`${kind.resource} ${kind.nameOf(key)} does not take its form`);
      return saveText(kind, key, { ...edit, form });
    },
  };
}

export function restorerOfText<Key, Stored extends StoredForm>(kind: StoredTextKind<Key, Stored>, key: NoInfer<Key>): Restorer {
  return restorerOf<Stored["form"]>({
    place: changesOf(kind, key),
    find: async (source) => {
      const { form, version } = await findText(kind, key, source);
      return { title: kind.nameOf(key), version, values: form, facts: {}, shownOn: kind.screenOf(key) };
    },
    earlierForm: (snapshot) => kind.formFrom(snapshot, key),
    putBack: (tx, { by, snapshot, form }) => putBack(tx, { kind, key }, { form, by, sources: sourcesIn(snapshot) }),
  });
}

type Earlier<Form> = { form: Form; by: string; sources: Sources };

async function putBack<Key, Stored extends StoredForm>(tx: Transaction, { kind, key }: TextTarget<Key, Stored>, { by, ...earlier }: Earlier<Stored["form"]>): Promise<void> {
  const before = await findText(kind, key, tx);
  await kind.put(tx, before, { ...earlier, isConfirmation: false });
  const [old, now] = [before, await findText(kind, key, tx)].map((stored) => snapshotAt(kind, key, stored));
  await recordChange(tx, { ...changesOf(kind, key), by, action: "restore", before: old ?? null, after: now ?? null });
}

function draftsOf<Key, Stored extends StoredForm>(kind: StoredTextKind<Key, Stored>): DraftKind {
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
    publish: async (tx, { id, values, typed, typedAt, version, by }) => {
      const key = textKeyOf(kind, id);
      const form = key === null ? null : kind.formFrom(values, key);
      if (key === null || form === null) return { ok: false, reason: "unusable" };
      const result = await saveTextIn(tx, { kind, key }, { form, typed: kind.formFrom(typed, key) ?? form, typedAt, version, by });
      return result.ok ? { ok: true, live: liveAt(key, result.record) } : { ok: false, reason: "unusable" };
    },
  };
}

export async function findTextSubject({ resource, recordId }: TextRef) {
  if (resource === "podcast_content") {
    const key = textKeyOf(sectionKind, recordId);
    return key && { kind: "section" as const, stored: await readPodcastSection(key) };
  }
  if (resource === "legal") {
    const key = textKeyOf(legalTexts, recordId);
    return key && { kind: "legal" as const, stored: await findText(legalTexts, key), language: key.language };
  }
  const kind = resource === "pages" ? pageTexts : areaTexts;
  const key = textKeyOf(kind, recordId);
  return key && { kind: "text" as const, language: kind.languageOf(key), ...(await findShownText(kind, key)) };
}
