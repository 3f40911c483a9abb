import { can, type CurrentUser } from "../people/access/permissions";
import type { PictureUse } from "./picture";

/** The records that show a picture, and which of them this person may edit. */
export function usesFor(user: CurrentUser, uses: readonly PictureUse[]) {
  return uses.map((use) => ({ ...use, mayEdit: can(user, "update", use.resource) }));
}
