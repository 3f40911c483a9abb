import { crewPast } from "../podcast-crew/crew-restore.server";
import { crewEntries } from "../podcast-crew/save-crew-entry.server";
import { projectPast } from "../projects/project-past.server";
import { projects } from "../projects/save-project.server";
import { services } from "../services/save-service.server";
import { servicePast } from "../services/service-past.server";
import { sponsors } from "../sponsors/save-sponsor.server";
import { sponsorPast } from "../sponsors/sponsor-past.server";
import { memberPast } from "../team/member-past.server";
import { members } from "../team/save-member.server";
import type { DraftKind } from "../record/draft-kind.server";
import type { DraftResource } from "./draft-nouns";
import { draftsOf } from "../record/record-drafts.server";
import { draftsOfSiteTexts, legalDrafts, sectionDrafts } from "../texts/text-drafts.server";

/** How the drafts of each resource are compared with what is live, and published. */
export const DRAFT_KINDS: Record<DraftResource, DraftKind> = {
  team: draftsOf(members, memberPast),
  sponsors: draftsOf(sponsors, sponsorPast),
  projects: draftsOf(projects, projectPast),
  services: draftsOf(services, servicePast),
  podcast_crew: draftsOf(crewEntries, crewPast),
  pages: draftsOfSiteTexts("pages"),
  content: draftsOfSiteTexts("content"),
  podcast_content: sectionDrafts,
  legal: legalDrafts,
};
