import { z } from "zod";
import { pictureFile, pictureUrl } from "../media/upload-rules";
import { emailAddress, line, newRecord, requiredLine, requiredText, storedRecord, text, webAddress } from "../record/fields";
import type { CrewEntry } from "./crew-entry";

const translation = z.object({ position: line, bio: text }).default({ position: "", bio: "" });

const fields = z.object({
  name: requiredLine("Bitte geben Sie einen Namen ein."),
  position: requiredLine("Bitte geben Sie eine Position ein."),
  bio: requiredText("Bitte geben Sie eine Biografie ein."),
  email: emailAddress,
  linkedin_url: webAddress,
  image_url: pictureUrl.default(""),
  es: translation,
  en: translation,
});

export type CrewForm = z.output<typeof fields>;

const withFile = fields.extend({ file: pictureFile.optional() });

export const newCrewSchema = withFile.extend(newRecord);

export const crewSchema = withFile.extend(storedRecord);

/** The entry as its form shows it. */
export function formOfEntry(entry: CrewEntry): CrewForm {
  return {
    name: entry.name,
    position: entry.position,
    bio: entry.bio,
    email: entry.email ?? "",
    linkedin_url: entry.linkedinUrl ?? "",
    image_url: entry.imageUrl ?? "",
    es: entry.es,
    en: entry.en,
  };
}

/** What the form of a stored entry opens with. */
export function editedEntry(entry: CrewEntry) {
  return { title: entry.name, values: { ...formOfEntry(entry), version: entry.version } };
}
