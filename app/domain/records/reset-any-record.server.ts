import { PASTS } from "./all-records.server";
import type { Outcome } from "./any-record";
import type { HistoryNoun } from "./record-nouns";
import type { Reset } from "./reset-record.server";
import { findScreenOfPicture } from "./screen-of-picture.server";

/** Sets a record of any noun back. Where a picture is shown only the records say that have it. */
export async function resetAnyRecord(noun: HistoryNoun, reset: Reset): Promise<Outcome> {
  const outcome = await PASTS[noun].reset(reset);
  if (!outcome.ok || noun !== "media") return outcome;
  return { ok: true, record: { ...outcome.record, shownOn: await findScreenOfPicture(reset.id) } };
}
