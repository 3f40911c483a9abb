import { randomUUID } from "node:crypto";
import type { podcastCrew } from "~/domain/podcast-crew/podcast-crew";
import { crewRecords } from "~/domain/podcast-crew/podcast-crew.server";
import type { FormOf } from "~/domain/record/resource";
import { byTranslation } from "~/i18n/languages";
import { write } from "~/platform/database.server";
import { type FormPart, withPart } from "../record/form-part";

type CrewForm = FormOf<typeof podcastCrew>;

export const BY = "admin-user-1";

/** The form of an entry with its required fields. */
export function formWith(values: FormPart<CrewForm> = {}): CrewForm {
  const none = { position: "", bio: "" };
  const usual: CrewForm = {
    name: "Inés Calafat",
    position: "Redakteurin",
    bio: "Findet die Menschen, die etwas zu erzählen haben.",
    email: "",
    linkedin_url: "",
    image_url: "",
    ...byTranslation(() => none),
  };
  return withPart(usual, values);
}

/** Creates an entry and returns the stored record. */
export async function createCrewEntry(values: FormPart<CrewForm> = {}) {
  const result = await crewRecords.create({ id: randomUUID(), form: formWith(values), by: BY });
  if (!result.ok) throw new Error(`the crew entry was not created: ${result.reason}`);
  return result.record;
}

/** Writes many entries directly into the table, each a minute younger than the one before. */
export async function createCrewEntries(count: number) {
  const entries = Array.from({ length: count }, (_, index) => ({
    name: `Stimme ${(index + 1).toString()}`,
    position: "Ton",
    bio: "Ein langer Satz über jemanden, der Podcasts macht, und noch einer.",
    imageUrl: index % 10 === 9 ? null : `/media/podcast-crew/${(index + 1).toString()}.webp`,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
  }));
  await write((tx) => tx.podcastCrew.createMany({ data: entries }));
}

export async function emptyCrew() {
  await write(async (tx) => {
    await tx.podcastCrew.deleteMany();
    await tx.teamMember.deleteMany();
    await tx.translation.deleteMany();
    await tx.change.deleteMany();
    await tx.mediaAsset.deleteMany();
  });
}
