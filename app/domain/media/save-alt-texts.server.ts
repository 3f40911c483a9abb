import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { recordChange } from "../changes/changes.server";
import { findVersion } from "../changes/history.server";
import { type Merge, mergeEdits } from "../changes/merge-edits";
import { saveTranslations } from "../translations/save-translations.server";
import { findMedia } from "./find-media.server";
import { type MediaAsset, mediaSnapshot } from "./media-asset";
import type { AltForm } from "./media-schema";

type Edit = { id: string; version: number; form: AltForm; by: string };

type Conflict = { values: AltForm; clashes: Merge<AltForm>["clashes"]; version: number };

type SaveResult =
  | { ok: true; record: MediaAsset }
  | { ok: false; reason: "deleted" }
  | { ok: false; reason: "conflict"; conflict: Conflict };

/** Saves what a picture shows in all languages, merged with what somebody else saved meanwhile. */
export async function saveAltTexts({ id, version, form, by }: Edit): Promise<SaveResult> {
  return write(async (tx) => {
    const before = await findMedia(id, tx);
    if (before === null) return { ok: false, reason: "deleted" };
    const stored = before.altTexts;
    const base = before.version === version ? stored : await findVersion(tx, { noun: "media", recordId: id }, version);
    const { merged, clashes } = mergeEdits({ base: base ?? {}, stored, typed: form });
    if (clashes.length > 0) {
      return { ok: false, reason: "conflict", conflict: { values: merged, clashes, version: before.version } };
    }
    return { ok: true, record: await saveMerged(tx, before, { form: merged, by }) };
  });
}

async function saveMerged(tx: Transaction, before: MediaAsset, { form, by }: { form: AltForm; by: string }) {
  const { id, version } = before;
  const place = { noun: "media", recordId: id } as const;
  await tx.mediaAsset.update({ where: { id, version }, data: { altText: form.alt_text, version: { increment: 1 } } });
  await saveTranslations(tx, place, { german: form, fields: ["alt_text"], es: form.es, en: form.en });
  const after = { ...before, altTexts: form, version: version + 1 };
  await recordChange(tx, { ...place, by, action: "update", before: mediaSnapshot(before), after: mediaSnapshot(after) });
  return after;
}
