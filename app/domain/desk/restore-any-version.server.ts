import { RESTORE_OPERATIONS } from "../resources.server";
import type { Outcome } from "../record/any-record";
import type { HistoryResource } from "../resources";
import type { VersionRestore } from "../record/restore-version.server";
import { findScreenOfPicture } from "./screen-of-picture.server";

/** Sets a record of any resource back. Where a picture is shown only the records say that have it. */
export async function restoreAnyVersion(resource: HistoryResource, reset: VersionRestore): Promise<Outcome> {
  const outcome = await RESTORE_OPERATIONS[resource].reset(reset);
  if (!outcome.ok || resource !== "media") return outcome;
  return { ok: true, record: { ...outcome.record, shownOn: await findScreenOfPicture(reset.id) } };
}
