import type { ComponentType } from "react";
import { PodcastCrewForm } from "./podcast-crew/podcast-crew-form";
import { ProjectsForm } from "./projects/projects-form";
import type { RecordFormProps } from "./record/resource-form";
import { ServicesForm } from "./services/services-form";
import { SponsorsForm } from "./sponsors/sponsors-form";
import { TeamForm } from "./team/team-form";
import type { ResourceName } from "./people/access/permissions";

export const FORMS: Record<ResourceName, ComponentType<RecordFormProps>> = {
  team: TeamForm,
  sponsors: SponsorsForm,
  projects: ProjectsForm,
  services: ServicesForm,
  podcast_crew: PodcastCrewForm,
};
