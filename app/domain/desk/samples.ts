import { z } from "zod";
import { RESOURCE_NAMES, type ResourceName } from "../people/access/permissions";

/** How many records of the default content a resource still has: as they came, and edited by somebody. */
export type Samples = { resource: ResourceName; count: number; edited: number };

export const samplesSchema = z.object({
  resources: z.array(z.enum(RESOURCE_NAMES)).min(1, "Bitte wählen Sie, was in den Papierkorb soll."),
});

export function samplesRemovedText(count: number): string {
  if (count === 0) return "Es waren keine Beispiele mehr da.";
  return count === 1 ? "Ein Beispiel liegt jetzt im Papierkorb." : `${count.toString()} Beispiele liegen jetzt im Papierkorb.`;
}
