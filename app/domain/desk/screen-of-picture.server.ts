import { findMedia } from "../media/find-media.server";
import { usesOf } from "./picture-uses.server";
import { RECORDS } from "../resources.server";
import type { ShownOn } from "../record/any-record";

/** The screen of the site that shows a picture: that of the first record with it that stands on one. */
export async function findScreenOfPicture(id: string): Promise<ShownOn> {
  const asset = await findMedia(id);
  const uses = asset ? await usesOf(asset) : [];
  for (const use of uses.filter(({ notOnSite }) => !notOnSite)) {
    if (use.resource === "settings") return "home";
    const record = await RECORDS[use.resource].find(use.id);
    if (record?.shownOn) return record.shownOn;
  }
  return null;
}
