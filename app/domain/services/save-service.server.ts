import type { Transaction } from "~/platform/database-types";
import { deleteRecord, type Deletion } from "../record/delete-record.server";
import { moveRecord, type Step } from "../record/move-record.server";
import type { RecordKind, RowVersion } from "../record/record-kind.server";
import { createRecord, type Edit, type Save, updateRecord } from "../record/save-record.server";
import { findService, findServices } from "./find-service.server";
import { TRANSLATED_FIELDS, type TranslatedField, type TranslatedService } from "./service";
import { inCategory } from "./services-admin.server";
import { formOfService, type ServiceForm } from "./service-schema";
import { columnsOf } from "./stored-service";

/** A service is deleted for good, with its texts; only the history still knows it. */
export const services: RecordKind<TranslatedService, ServiceForm, TranslatedField> = {
  resource: "services",
  translatedFields: TRANSLATED_FIELDS,
  find: (source, id) => findService(id, source),
  findAll: (source, ids) => findServices(ids, source),
  wasDeleted: async (tx, recordId) => (await tx.change.count({ where: { resource: "services", recordId, action: "delete" } })) > 0,
  formOf: formOfService,
  pictureOf: () => "",
  insert: async (tx, id, form) => {
    const sortOrder = form.sort_order ?? (await tx.service.count({ where: inCategory(form.category) })) + 1;
    return tx.service.create({ data: { id, ...columnsOf(form), sortOrder } });
  },
  update: (tx, row, form) => change(tx, row, columnsOf(form)),
  place: (tx, row, sortOrder) => change(tx, row, { sortOrder }),
  remove: async (tx, { id, version }) => {
    await tx.translation.deleteMany({ where: { resource: "services", recordId: id } });
    const { count } = await tx.service.deleteMany({ where: { id, version } });
    return count;
  },
};

export function createService(save: Save<ServiceForm>) {
  return createRecord(services, save);
}

export function updateService(edit: Edit<ServiceForm>) {
  return updateRecord(services, edit);
}

export function deleteService(deletion: Deletion) {
  return deleteRecord(services, deletion);
}

/** One step within the category. */
export function moveService(step: Step) {
  return moveRecord(services, { ...step, listAround });
}

function listAround(tx: Transaction, { category }: TranslatedService) {
  return tx.service.findMany({
    where: inCategory(category),
    orderBy: [{ sortOrder: "asc" }, { id: "asc" }],
    select: { id: true, sortOrder: true },
  });
}

type Columns = Partial<ReturnType<typeof columnsOf>> & { sortOrder?: number };

async function change(tx: Transaction, { id, version }: RowVersion, columns: Columns): Promise<number> {
  const data = { ...columns, version: { increment: 1 } };
  const { count } = await tx.service.updateMany({ where: { id, version }, data });
  return count;
}
