import { crewPast } from "../podcast/crew-past.server";
import { crewEntries } from "../podcast/save-crew-entry.server";
import { projectPast } from "../projects/project-past.server";
import { projects } from "../projects/save-project.server";
import { services } from "../services/save-service.server";
import { servicePast } from "../services/service-past.server";
import { sponsors } from "../sponsors/save-sponsor.server";
import { sponsorPast } from "../sponsors/sponsor-past.server";
import { memberPast } from "../team/member-past.server";
import { members } from "../team/save-member.server";
import { operationsOf, type RecordOperations } from "./record-operations.server";
import type { RecordNoun } from "./record-nouns";

/** What can be done with the records of each noun. */
export const RECORDS: Record<RecordNoun, RecordOperations> = {
  team: operationsOf(members, memberPast),
  sponsors: operationsOf(sponsors, sponsorPast),
  projects: operationsOf(projects, projectPast),
  services: operationsOf(services, servicePast),
  podcast_crew: operationsOf(crewEntries, crewPast),
};
