import type { Transaction } from "~/platform/database-types";
import { deleteRecord, type Deletion } from "../record/delete-record.server";
import type { EditableKind, RowVersion } from "../record/record-kind.server";
import { createRecord, type Edit, type Save, updateRecord } from "../record/save-record.server";
import { type CrewEntry, TRANSLATED_FIELDS, type TranslatedField } from "./crew-entry";
import { type CrewForm, formOfEntry } from "./crew-schema";
import { findCrewEntries, findCrewEntry } from "./find-crew-entry.server";
import { columnsOf } from "./stored-entry";

/** An entry of the crew is deleted for good, with its texts; only the history still knows it. */
export const crewEntries: EditableKind<CrewEntry, CrewForm, TranslatedField> = {
  resource: "podcast_crew",
  translatedFields: TRANSLATED_FIELDS,
  find: (source, id) => findCrewEntry(id, source),
  findAll: (source, ids) => findCrewEntries(ids, source),
  wasDeleted: async (tx, recordId) => (await tx.change.count({ where: { resource: "podcast_crew", recordId, action: "delete" } })) > 0,
  formOf: formOfEntry,
  pictureOf: (form) => form.image_url,
  insert: (tx, id, form) => tx.podcastCrew.create({ data: { id, ...columnsOf(form) } }),
  update: (tx, row, form) => change(tx, row, form),
  remove: async (tx, { id, version }) => {
    await tx.translation.deleteMany({ where: { resource: "podcast_crew", recordId: id } });
    const { count } = await tx.podcastCrew.deleteMany({ where: { id, version } });
    return count;
  },
};

export function createCrewEntry(save: Save<CrewForm>) {
  return createRecord(crewEntries, save);
}

export function updateCrewEntry(edit: Edit<CrewForm>) {
  return updateRecord(crewEntries, edit);
}

export function deleteCrewEntry(deletion: Deletion) {
  return deleteRecord(crewEntries, deletion);
}

async function change(tx: Transaction, { id, version }: RowVersion, form: CrewForm): Promise<number> {
  const data = { ...columnsOf(form), version: { increment: 1 } };
  const { count } = await tx.podcastCrew.updateMany({ where: { id, version }, data });
  return count;
}
