import type { Reader, Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { recordChange } from "../changes/changes.server";
import { findVersion } from "../changes/history.server";
import { isSameEdit, mergeEdits } from "../changes/merge-edits";
import { expectOneRow } from "../records/record-kind.server";
import type { UpdateResult } from "../records/save-record.server";
import type { StoredSection } from "./edited-section";
import { contentOf, formOfRow, type PodcastForm } from "./podcast-schema";
import { placeName, type PodcastPlace } from "./podcast-section";

type Edit = { form: PodcastForm; version: number; by: string };

/**
 * Saves a section over the version that its form was made from. Two people who changed different texts both get their
 * way; where they changed the same, nothing is saved and the conflict comes back.
 */
export async function savePodcastSection(place: PodcastPlace, edit: Edit): Promise<UpdateResult<StoredSection, PodcastForm>> {
  const recordId = `${place.key}.${place.language}`;
  return write(async (tx) => {
    const before = await findPodcastSection(tx, place);
    const known = before.version === edit.version ? before.form : await findVersion(tx, { noun: NOUN, recordId }, edit.version);
    const { merged, clashes } = mergeEdits({ base: known ?? {}, stored: before.form, typed: edit.form });
    if (clashes.length > 0) {
      return { ok: false, reason: "conflict", conflict: { values: merged, clashes, version: before.version } };
    }
    if (isSameEdit(merged, before.form)) return { ok: true, record: before };
    await writeRow(tx, place, { form: merged, version: before.version });
    const after = await findPodcastSection(tx, place);
    const sides = { before: snapshotOf(place, before), after: snapshotOf(place, after) };
    await recordChange(tx, { noun: NOUN, recordId, by: edit.by, action: "update", ...sides });
    return { ok: true, record: after };
  });
}

export async function findPodcastSection(source: Pick<Reader, "podcastContent">, place: PodcastPlace): Promise<StoredSection> {
  const row = await source.podcastContent.findUnique({
    where: { key_language: place },
    select: { content: true, version: true, updatedAt: true },
  });
  if (row === null) return { form: formOfRow(place.key, "{}"), version: 0, updatedAt: null };
  return { form: formOfRow(place.key, row.content), version: row.version, updatedAt: row.updatedAt };
}

const NOUN = "podcast_content";

async function writeRow(tx: Transaction, place: PodcastPlace, { form, version }: Pick<Edit, "form" | "version">) {
  const data = { title: form.title, content: contentOf(form) };
  if (version === 0) {
    await tx.podcastContent.create({ data: { ...place, ...data } });
    return;
  }
  const { count } = await tx.podcastContent.updateMany({
    where: { ...place, version },
    data: { ...data, version: { increment: 1 } },
  });
  expectOneRow(count);
}

/** `name` is what the section is called where changes are listed. */
function snapshotOf(place: PodcastPlace, { form, version }: StoredSection) {
  return { name: placeName(place), ...form, version };
}
