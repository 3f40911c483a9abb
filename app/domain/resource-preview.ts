import type { Language } from "~/i18n/languages";
import type { ShownCrewMember } from "./podcast-crew/podcast-crew";
import type { FoundProject } from "./projects/projects";
import type { ShownService } from "./services/services";
import type { ShownSponsor } from "./sponsors/sponsors";
import type { ShownMember } from "./team/team";

/** What the public component of a resource shows of one record: a list of one, or of none for a record that is gone. */
export type Block =
  | { resource: "team"; shown: ShownMember[] }
  | { resource: "sponsors"; shown: ShownSponsor[] }
  | { resource: "projects"; shown: Omit<FoundProject, "slug">[] }
  | { resource: "services"; shown: ShownService[] }
  | { resource: "podcast_crew"; shown: ShownCrewMember[] };

/** The same record in several languages. */
export type Preview = { language: Language; block: Block }[];
