import { write } from "~/platform/database.server";
import { recordChange } from "../../record/changes.server";
import { findVersion } from "../../record/history.server";
import { mergeEdits } from "../../record/merge-edits";
import { expectOneRow } from "../../record/save-edited.server";
import type { UpdateResult } from "../../record/save-record.server";
import { findRetention, RETENTION_ID, type StoredRetention } from "./retention.server";
import { retentionDays, type RetentionForm, retentionForm } from "./retention-schema";

const PLACE = { resource: "log_retention", recordId: RETENTION_ID.toString() } as const;

type Edit = { form: RetentionForm; version: number; by: string };

/** Saves the setting over the version that its form was made from. It is seen to at the next opportunity. */
export async function saveRetention({ form, version, by }: Edit): Promise<UpdateResult<StoredRetention, RetentionForm>> {
  return write(async (tx) => {
    const before = await findRetention(tx);
    const stored = retentionForm(before);
    const base = before.version === version ? stored : await findVersion(tx, PLACE, version);
    const { merged, conflicts } = mergeEdits({ base: base ?? {}, stored, typed: form });
    if (conflicts.length > 0) {
      return { ok: false, reason: "conflict", conflict: { values: merged, conflicts, version: before.version } };
    }
    if (isSameForm(merged, stored)) return { ok: true, record: before };
    const { count } = await tx.logRetention.updateMany({
      where: { id: RETENTION_ID, version: before.version },
      data: { ...retentionDays(merged), version: { increment: 1 }, ranAt: null },
    });
    expectOneRow(count);
    const after = await findRetention(tx);
    await recordChange(tx, { ...PLACE, by, action: "update", before: snapshotOf(before), after: snapshotOf(after) });
    return { ok: true, record: after };
  });
}

function isSameForm(one: RetentionForm, other: RetentionForm): boolean {
  return one.keep_days === other.keep_days && one.shorten_after_days === other.shorten_after_days;
}

/** `title` is what the setting is called where changes are listed. */
function snapshotOf(retention: StoredRetention) {
  return { title: "Aufbewahrung der Login-Logs", ...retentionForm(retention), version: retention.version };
}
