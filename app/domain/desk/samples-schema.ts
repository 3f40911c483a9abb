import { z } from "zod";
import { RESOURCE_NAMES } from "../people/access/permissions";

/** The resources whose samples are to go. */
export const samplesSchema = z.object({
  resources: z.array(z.enum(RESOURCE_NAMES)).min(1, "Bitte wählen Sie, was in den Papierkorb soll."),
});
