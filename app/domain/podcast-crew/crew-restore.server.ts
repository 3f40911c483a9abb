import { asTyped } from "../record/earlier-form.server";
import type { ResourceRestore } from "../record/record-operations.server";
import type { CrewEntry } from "./crew-entry";
import { type CrewForm, crewSchema } from "./crew-schema";
import { columnsOf } from "./stored-entry";

/** How an entry is set back to an earlier state, and how a deleted one comes back. */
export const crewPast: ResourceRestore<CrewEntry, CrewForm> = {
  formFrom: (snapshot) => crewSchema.safeParse(asTyped(snapshot)).data ?? null,
  withPicture: (form, image_url) => ({ ...form, image_url }),
  bringBack: (tx, { id, version }, form) => tx.podcastCrew.create({ data: { id, version, ...columnsOf(form) } }),
  shownOn: () => "podcast",
};
