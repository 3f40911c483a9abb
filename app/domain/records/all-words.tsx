import type { ConflictField } from "~/ui/admin/clash-fieldset";
import { paths } from "~/paths";
import { CREW_WORDS } from "../podcast/crew-words";
import { PROJECT_WORDS } from "../projects/project-words";
import { SERVICE_WORDS } from "../services/service-screens";
import { SPONSOR_WORDS } from "../sponsors/sponsor-words";
import { MEMBER_WORDS } from "../team/member-words";
import type { RecordWords } from "./edit-screen";
import type { RecordNoun } from "./record-nouns";

type Urls = typeof paths.admin.team;

/** What the screens of each noun say. */
export const RECORD_WORDS: Record<RecordNoun, RecordWords> = {
  team: MEMBER_WORDS,
  sponsors: SPONSOR_WORDS,
  projects: PROJECT_WORDS,
  services: SERVICE_WORDS,
  podcast_crew: CREW_WORDS,
};

/** Where the screens of each noun are. */
export const RECORD_URLS: Record<RecordNoun, Urls> = {
  team: paths.admin.team,
  sponsors: paths.admin.sponsors,
  projects: paths.admin.projects,
  services: paths.admin.services,
  podcast_crew: paths.admin.podcastCrew,
};

/** The field of a noun by its name; one that no form has any more is called by its name. */
export function fieldOf(noun: RecordNoun, name: string): ConflictField {
  if (name === "sort_order") return { label: "Platz in der Reihenfolge", kind: "whole" };
  if (name.startsWith("source.")) return confirmedField(noun, name.slice("source.".length));
  return RECORD_WORDS[noun].fields[name] ?? { label: name };
}

/** The German text that a translation was made from. */
function confirmedField(noun: RecordNoun, name: string): ConflictField {
  return { label: `Deutscher Text zu ${fieldOf(noun, name).label}`, kind: "lines" };
}
