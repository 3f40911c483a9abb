import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { isSameEdit } from "../../record/merge-edits";
import { expectOneRow, type FormEdit, saveEdited, type SaveResult } from "../../record/save-edited.server";
import { findRetention, RETENTION_ID, type StoredRetention } from "./retention.server";
import { retentionDays, type RetentionForm, retentionForm } from "./retention-schema";

const PLACE = { resource: "log_retention", recordId: RETENTION_ID.toString() } as const;

/** Saves the setting over the version that its form was made from. It is seen to at the next opportunity. */
export function saveRetention(edit: FormEdit<RetentionForm>): Promise<SaveResult<StoredRetention, RetentionForm>> {
  return write(async (tx) => {
    const before = await findRetention(tx);
    const put = (merged: RetentionForm) => store(tx, before, merged);
    return saveEdited<StoredRetention, RetentionForm>(tx, { before, place: PLACE, formOf: retentionForm, snapshotOf, put }, edit);
  });
}

async function store(tx: Transaction, before: StoredRetention, form: RetentionForm): Promise<StoredRetention> {
  if (isSameEdit(form, retentionForm(before))) return before;
  const { count } = await tx.logRetention.updateMany({
    where: { id: RETENTION_ID, version: before.version },
    data: { ...retentionDays(form), version: { increment: 1 }, ranAt: null },
  });
  expectOneRow(count);
  return findRetention(tx);
}

/** `title` is what the setting is called where changes are listed. */
function snapshotOf(retention: StoredRetention) {
  return { title: "Aufbewahrung der Login-Logs", ...retentionForm(retention), version: retention.version };
}
