import type { Reader, Transaction } from "~/platform/database-types";
import { read, write } from "~/platform/database.server";
import { isSameEdit } from "../../record/merge-edits";
import { expectOneRow, type FormEdit, saveEdited, type SaveResult } from "../../record/save-edited.server";
import { type RetentionDays, retentionDays, type RetentionEffect, retentionEnds, type RetentionForm, retentionForm } from "./retention";

export const RETENTION_ID = 1;

export type StoredRetention = RetentionDays & { version: number; ranAt: Date | null };

/** How long the log is kept, and when that was last seen to. */
export function findRetention(source: Pick<Reader, "logRetention"> = read): Promise<StoredRetention> {
  return source.logRetention.findUniqueOrThrow({
    where: { id: RETENTION_ID },
    select: { keepDays: true, shortenAfterDays: true, version: true, ranAt: true },
  });
}

/** What a setting would do, before anybody saves it. */
export async function foreseeRetention(days: RetentionDays, now = new Date()): Promise<RetentionEffect> {
  const ends = retentionEnds(days, now);
  const { shortenedUntil } = await read.logRetention.findUniqueOrThrow({ where: { id: RETENTION_ID }, select: { shortenedUntil: true } });
  const from = shortenedUntil && shortenedUntil > ends.kept ? shortenedUntil : ends.kept;
  const [total, deleted, shortened] = await Promise.all([
    read.loginLog.count(),
    read.loginLog.count({ where: { createdAt: { lt: ends.kept } } }),
    read.loginLog.count({ where: { createdAt: { gte: from, lt: ends.whole } } }),
  ]);
  return { total, deleted, shortened, ends };
}

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
