import type { ConflictField } from "~/ui/admin/conflict-fieldset";
import { paths } from "~/paths";
import type { FieldLabels } from "./record/difference-list";
import { MEDIA_LABELS } from "./media/media-labels";
import { MESSAGE_LABELS } from "./messages/message-labels";
import { CREW_LABELS } from "./podcast-crew/crew-labels";
import { PROJECT_LABELS } from "./projects/project-labels";
import { SERVICE_LABELS_OF_SCREENS } from "./services/service-labels";
import { POPUP_LABELS } from "./system/popup-labels";
import { SPONSOR_LABELS } from "./sponsors/sponsor-labels";
import { MEMBER_LABELS } from "./team/member-labels";
import type { HistoryLabels, ResourceLabels } from "./record/edit-screen";
import type { HistoryResource, ResourceName } from "./resources";

type Urls = typeof paths.admin.team;

/** What the screens of each resource say. */
export const RESOURCE_LABELS_BY_NAME: Record<ResourceName, ResourceLabels> = {
  team: MEMBER_LABELS,
  sponsors: SPONSOR_LABELS,
  projects: PROJECT_LABELS,
  services: SERVICE_LABELS_OF_SCREENS,
  podcast_crew: CREW_LABELS,
};

/** Where the screens of each resource are. */
export const RECORD_URLS: Record<ResourceName, Urls> = {
  team: paths.admin.team,
  sponsors: paths.admin.sponsors,
  projects: paths.admin.projects,
  services: paths.admin.services,
  podcast_crew: paths.admin.podcastCrew,
};

/** The same of everything that has a history. */
export const HISTORY_LABELS: Record<HistoryResource, HistoryLabels> = {
  ...RESOURCE_LABELS_BY_NAME,
  media: MEDIA_LABELS,
  settings: POPUP_LABELS,
  messages: MESSAGE_LABELS,
};

type PastUrls = Pick<Urls, "edit" | "history" | "reset">;

/** Where it is edited, and where its history is. */
export const HISTORY_URLS: Record<HistoryResource, PastUrls> = {
  ...RECORD_URLS,
  media: { ...paths.admin.media, edit: paths.admin.media.show },
  settings: { ...paths.admin.settingsPast, edit: () => paths.admin.settings },
  messages: { ...paths.admin.messages, edit: paths.admin.messages.show },
};

/** What the history calls the fields of a resource. */
export function fieldLabelsOf(resource: HistoryResource): FieldLabels {
  return { names: Object.keys(HISTORY_LABELS[resource].fields), fieldOf: (name) => fieldOf(resource, name) };
}

/** The field of a resource by its name; one that no form has any more is called by its name. */
export function fieldOf(resource: HistoryResource, name: string): ConflictField {
  if (name === "sort_order") return { label: "Platz in der Reihenfolge", kind: "whole" };
  if (name.startsWith("source.")) return confirmedField(resource, name.slice("source.".length));
  return HISTORY_LABELS[resource].fields[name] ?? { label: name };
}

/** The German text that a translation was made from. */
function confirmedField(resource: HistoryResource, name: string): ConflictField {
  return { label: `Deutscher Text zu ${fieldOf(resource, name).label}`, kind: "lines" };
}
