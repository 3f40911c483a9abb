import type { ComponentProps } from "react";
import { PodcastCrewList } from "./podcast-crew/podcast-crew-list";
import { NoProjectsTable, ProjectsList } from "./projects/projects-list";
import { ServicesList } from "./services/services-list";
import { SponsorsList } from "./sponsors/sponsors-list";
import { TeamList } from "./team/team-list";

type Props =
  | ({ resource: "team" } & ComponentProps<typeof TeamList>)
  | ({ resource: "sponsors" } & ComponentProps<typeof SponsorsList>)
  | ({ resource: "projects" } & (ComponentProps<typeof ProjectsList> | { projects: null }))
  | ({ resource: "services" } & ComponentProps<typeof ServicesList>)
  | ({ resource: "podcast_crew" } & ComponentProps<typeof PodcastCrewList>);

export function ResourceList(list: Props) {
  switch (list.resource) {
    case "team":
      return <TeamList {...list} />;
    case "sponsors":
      return <SponsorsList {...list} />;
    case "projects":
      return list.projects === null ? <NoProjectsTable /> : <ProjectsList {...list} />;
    case "services":
      return <ServicesList {...list} />;
    case "podcast_crew":
      return <PodcastCrewList {...list} />;
  }
}
