import { useParams } from "@remix-run/react";
import type { ComponentType } from "react";
import { paths } from "~/paths";
import type { ConflictField } from "~/ui/admin/conflict-fieldset";
import { RouteError } from "~/ui/admin/route-error";
import { MEDIA_LABELS } from "./media/media-labels";
import { MESSAGE_LABELS } from "./messages/message-labels";
import { PodcastCrewForm } from "./podcast-crew/podcast-crew-form";
import { ProjectsForm } from "./projects/projects-form";
import type { FieldLabels } from "./record/difference-list";
import type { RecordFormProps } from "./record/resource-form";
import { type HistoryLabels, labelsOf } from "./record/resource-labels";
import type { ResourceName } from "./resource-names";
import { type HistoryResource, resourceNameFrom, RESOURCES } from "./resources";
import { ServicesForm } from "./services/services-form";
import { SponsorsForm } from "./sponsors/sponsors-form";
import { POPUP_LABELS } from "./system/popup-labels";
import { TeamForm } from "./team/team-form";

/** The form of each resource. */
export const FORMS: Record<ResourceName, ComponentType<RecordFormProps>> = {
  team: TeamForm,
  sponsors: SponsorsForm,
  projects: ProjectsForm,
  services: ServicesForm,
  podcast_crew: PodcastCrewForm,
};

/** The resource that the address names. Its loader has answered 404 for any other. */
export function useResource(): ResourceName {
  const resource = resourceNameFrom(useParams().resource);
  if (resource === null) throw new Error("No resource in the address");
  return resource;
}

/** What the screens of the resource say that a word in an address means; nothing for any other word. */
export function textsOf(word: string | undefined) {
  const resource = resourceNameFrom(word);
  return resource === null ? null : RESOURCES[resource].texts;
}

/** What a screen of the resource in the address shows when its records could not be read. */
export function ResourceError() {
  const resource = resourceNameFrom(useParams().resource);
  const { failure, fields } = resource === null ? UNKNOWN : { failure: RESOURCES[resource].texts.notLoaded, fields: labelsOf(RESOURCES[resource]).fields };
  return <RouteError failure={failure} fields={fields} homeUrl={paths.admin.home} />;
}

const UNKNOWN = { failure: "Fehler beim Laden: Unbekannter Fehler", fields: {} };

/** What everything that has a history says about itself. */
export function historyLabelsOf(resource: HistoryResource): HistoryLabels {
  if (resource === "media") return MEDIA_LABELS;
  if (resource === "settings") return POPUP_LABELS;
  return resource === "messages" ? MESSAGE_LABELS : labelsOf(RESOURCES[resource]);
}

/** Where it is edited, and where its history is. */
export function historyUrlsOf(resource: HistoryResource) {
  const { admin } = paths;
  if (resource === "media") return { ...admin.media, edit: admin.media.show };
  if (resource === "settings") return { ...admin.settingsPast, edit: () => admin.settings };
  if (resource === "messages") return { ...admin.messages, edit: admin.messages.show };
  return admin.records(RESOURCES[resource].path);
}

/** What the history calls the fields of a resource. */
export function fieldLabelsOf(resource: HistoryResource): FieldLabels {
  return { names: Object.keys(historyLabelsOf(resource).fields), fieldOf: (name) => fieldOf(resource, name) };
}

/** The field of a resource by its name; one that no form has any more is called by its name. */
export function fieldOf(resource: HistoryResource, name: string): ConflictField {
  if (name === "sort_order") return { label: "Platz in der Reihenfolge", kind: "whole" };
  if (name.startsWith("source.")) return confirmedField(resource, name.slice("source.".length));
  return historyLabelsOf(resource).fields[name] ?? { label: name };
}

/** The German text that a translation was made from. */
function confirmedField(resource: HistoryResource, name: string): ConflictField {
  return { label: `Deutscher Text zu ${fieldOf(resource, name).label}`, kind: "lines" };
}
