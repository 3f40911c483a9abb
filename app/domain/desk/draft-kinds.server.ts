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
import { TEXTS } from "../texts/text-kinds.server";

/** How the drafts of each resource are compared with what is live, and published. */
export const DRAFT_KINDS: Record<DraftResource, DraftKind> = {
  team: draftsOf(members, memberPast),
  sponsors: draftsOf(sponsors, sponsorPast),
  projects: draftsOf(projects, projectPast),
  services: draftsOf(services, servicePast),
  podcast_crew: draftsOf(crewEntries, crewPast),
  pages: TEXTS.pages.drafts,
  content: TEXTS.content.drafts,
  podcast_content: TEXTS.podcast_content.drafts,
  legal: TEXTS.legal.drafts,
};
