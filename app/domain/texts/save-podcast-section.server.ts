import { DEFAULT_LANGUAGE } from "~/i18n/languages";
import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { recordChange, recordSitting } from "../record/changes.server";
import { findVersion } from "../record/history.server";
import { isSameEdit, mergeEdits } from "../record/merge-edits";
import { isOutdated } from "./text-state";
import { expectOneRow } from "../record/record-kind.server";
import type { UpdateResult } from "../record/save-record.server";
import type { StoredSection } from "./edited-section";
import { contentOf, type PodcastForm } from "./podcast-schema";
import { placeName, type PodcastPlace } from "./podcast-section";
import { type FullSection, listFullSections, sectionAmong } from "./podcast-sections.server";
import { type Origins, originsNow, statesOfTexts, textsOfForm } from "./podcast-texts";

type Edit = {
  form: PodcastForm;
  version: number;
  by: string;
  /** `typing`: sent by itself while somebody types. `button`: sent on purpose, so that a form without a change says that its texts are still right. */
  how: "typing" | "button";
};

/**
 * Saves a section over the version that its form was made from. Two people who changed different texts both get their
 * way; where they changed the same, nothing is saved and the conflict comes back.
 */
export function savePodcastSection(place: PodcastPlace, edit: Edit): Promise<UpdateResult<StoredSection, PodcastForm>> {
  return write((tx) => savePodcastSectionIn(tx, place, edit));
}

/** The same in a transaction that does more. */
export async function savePodcastSectionIn(
  tx: Transaction,
  place: PodcastPlace,
  edit: Edit,
): Promise<UpdateResult<StoredSection, PodcastForm>> {
  const sections = await listFullSections(tx);
  const before = sectionAmong(sections, place);
  const known = before.version === edit.version ? before.form : await findVersion(tx, changedSection(place), edit.version);
  const { merged, conflicts } = mergeEdits({ base: known ?? {}, stored: before.form, typed: edit.form });
  if (conflicts.length > 0) {
    return { ok: false, reason: "conflict", conflict: { values: merged, conflicts, version: before.version } };
  }
  const german = sectionAmong(sections, { ...place, language: DEFAULT_LANGUAGE });
  const isConfirmation = isSameEdit(merged, before.form);
  const names = isConfirmation ? outdatedNames(before, german) : changedNames(before.form, merged);
  if (names.length === 0 || (isConfirmation && edit.how === "typing")) return { ok: true, record: before };
  const judgedGerman = place.language === DEFAULT_LANGUAGE ? { ...german, form: merged } : german;
  await writeRow(tx, before, { form: merged, origins: originsNow(before, { german: judgedGerman, language: place.language, names }) });
  const after = sectionAmong(await listFullSections(tx), place);
  const sides = { before: snapshotOf(before), after: snapshotOf(after) };
  const change = { ...changedSection(place), by: edit.by, ...sides };
  if (edit.how === "typing") await recordSitting(tx, change);
  else await recordChange(tx, { ...change, action: isConfirmation ? "confirm" : "update" });
  return { ok: true, record: after };
}

/** What the changes call a section. */
export function changedSection({ key, language }: PodcastPlace) {
  return { resource: "podcast_content", recordId: `${key}.${language}` };
}

function outdatedNames(own: FullSection, german: FullSection): string[] {
  const states = statesOfTexts(own, own.language === DEFAULT_LANGUAGE ? null : german);
  return Object.entries(states).flatMap(([name, state]) => (isOutdated(state) ? [name] : []));
}

function changedNames(before: PodcastForm, after: PodcastForm): string[] {
  const old = textsOfForm(before);
  return Object.entries(textsOfForm(after)).flatMap(([name, text]) => (text === old[name] ? [] : [name]));
}

async function writeRow(tx: Transaction, { key, language, version }: FullSection, { form, origins }: { form: PodcastForm; origins: Origins }) {
  const texts = { builtInTexts: JSON.stringify(origins.builtIn), germanTexts: JSON.stringify(origins.german) };
  const data = { title: form.title, content: contentOf(form), ...texts };
  if (version === 0) {
    await tx.podcastContent.create({ data: { key, language, ...data } });
    return;
  }
  const { count } = await tx.podcastContent.updateMany({
    where: { key, language, version },
    data: { ...data, version: { increment: 1 } },
  });
  expectOneRow(count);
}

/** `name` is what the section is called where changes are listed. */
function snapshotOf({ form, version, ...place }: FullSection) {
  return { name: placeName(place), ...form, version };
}
