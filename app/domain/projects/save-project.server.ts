import type { Transaction } from "~/platform/database-types";
import { deleteRecord, type Deletion } from "../record/delete-record.server";
import { moveRecord, type Step } from "../record/move-record.server";
import type { RecordKind, RowVersion } from "../record/record-kind.server";
import { createRecord, type Edit, type Save, updateRecord } from "../record/save-record.server";
import { findProject, findProjects } from "./find-project.server";
import { TRANSLATED_FIELDS, type TranslatedField, type TranslatedProject } from "./project";
import { formOfProject, type ProjectForm } from "./project-schema";
import { FEATURED, IN_ORDER } from "./projects.server";
import { columnsOf } from "./stored-project";

/** A project is deleted by taking it off the site and off every list: the row stays, so that it can come back. */
export const projects: RecordKind<TranslatedProject, ProjectForm, TranslatedField> = {
  resource: "projects",
  translatedFields: TRANSLATED_FIELDS,
  find: (source, id) => findProject(id, source),
  findAll: (source, ids) => findProjects(ids, source),
  wasDeleted: async (tx, id) => (await tx.project.count({ where: { id } })) > 0,
  formOf: formOfProject,
  pictureOf: (form) => form.image_url,
  insert: (tx, id, form) => tx.project.create({ data: { id, ...columnsOf(form) } }),
  update: (tx, row, form) => change(tx, row, columnsOf(form)),
  place: (tx, row, sortOrder) => change(tx, row, { sortOrder }),
  remove: (tx, row) => change(tx, row, { isActive: false, deletedAt: new Date() }),
};

export function createProject(save: Save<ProjectForm>) {
  return createRecord(projects, save);
}

export function updateProject(edit: Edit<ProjectForm>) {
  return updateRecord(projects, edit);
}

export function deleteProject(deletion: Deletion) {
  return deleteRecord(projects, deletion);
}

/** One step in the order in which the website shows the featured projects. */
export function moveProject(step: Step) {
  return moveRecord(projects, { ...step, listAround });
}

function listAround(tx: Transaction) {
  return tx.project.findMany({ where: FEATURED, orderBy: IN_ORDER, select: { id: true, sortOrder: true } });
}

type Columns = Partial<ReturnType<typeof columnsOf>> & { deletedAt?: Date };

async function change(tx: Transaction, { id, version }: RowVersion, columns: Columns): Promise<number> {
  const data = { ...columns, version: { increment: 1 } };
  const { count } = await tx.project.updateMany({ where: { id, version, deletedAt: null }, data });
  return count;
}
