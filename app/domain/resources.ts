import type { Language } from "~/i18n/languages";
import { type PermissionResource, RESOURCE_NAMES, resourceFrom, type ResourceName } from "./people/access/permissions";
import { podcastCrew, type ShownCrewMember } from "./podcast-crew/podcast-crew";
import { type FoundProject, projects } from "./projects/projects";
import type { RecordResource } from "./record/resource";
import { services, type ShownService } from "./services/services";
import { type ShownSponsor, sponsors } from "./sponsors/sponsors";
import { type ShownMember, team } from "./team/team";

export const RESOURCES = { team, sponsors, projects, services, podcast_crew: podcastCrew } satisfies Record<
  ResourceName,
  RecordResource
>;

export function pictureLists(): string[] {
  const resources: readonly RecordResource[] = Object.values(RESOURCES);
  return resources.flatMap(({ fields, pictureFields }) => pictureFields.filter((name) => fields[name]?.kind === "pictures"));
}

type Shown = {
  team: ShownMember;
  sponsors: ShownSponsor;
  projects: Omit<FoundProject, "slug">;
  services: ShownService;
  podcast_crew: ShownCrewMember;
};

export type Block = { [Name in ResourceName]: { resource: Name; shown: Shown[Name][] } }[ResourceName];

export type Preview = { language: Language; block: Block }[];

/** Media are included because of their alternative texts. */
export const TRANSLATED_RESOURCES = [...RESOURCE_NAMES, "media"] as const satisfies readonly PermissionResource[];

export type TranslatedResource = (typeof TRANSLATED_RESOURCES)[number];

const HISTORY_RESOURCES = [...TRANSLATED_RESOURCES, "settings", "messages"] as const satisfies readonly PermissionResource[];

export type HistoryResource = (typeof HISTORY_RESOURCES)[number];

export function byResource<Value>(valueOf: (resource: ResourceName) => Value): Record<ResourceName, Value>;
export function byResource(valueOf: (resource: ResourceName) => unknown): Record<string, unknown> {
  return Object.fromEntries(RESOURCE_NAMES.map((resource) => [resource, valueOf(resource)]));
}

export function isResourceName(word: string): word is ResourceName {
  return RESOURCE_NAMES.some((name) => name === word);
}

export function resourceNameFrom(word: string | undefined): ResourceName | null {
  return resourceFrom(RESOURCE_NAMES, word);
}

export function translatedResourceFrom(word: string | undefined): TranslatedResource | null {
  return resourceFrom(TRANSLATED_RESOURCES, word);
}

export function historyResourceFrom(word: string | undefined): HistoryResource | null {
  return resourceFrom(HISTORY_RESOURCES, word);
}
