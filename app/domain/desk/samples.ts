import type { ResourceName } from "../people/access/permissions";

/** How many records of the default content a resource still has: as they came, and edited by somebody. */
export type Samples = { resource: ResourceName; count: number; edited: number };

/** Services read well on the site of any company of this kind, so they go only if that is wished. */
export const KEPT_UNLESS_WISHED: ResourceName = "services";

export function samplesRemovedText(count: number): string {
  if (count === 0) return "Es waren keine Beispiele mehr da.";
  return count === 1 ? "Ein Beispiel liegt jetzt im Papierkorb." : `${count.toString()} Beispiele liegen jetzt im Papierkorb.`;
}
