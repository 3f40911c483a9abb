import { media, mediaPast } from "./media/save-media.server";
import { restorableMessage } from "./messages/change-message.server";
import { crewPast } from "./podcast-crew/crew-restore.server";
import { crewEntries } from "./podcast-crew/save-crew-entry.server";
import { projectPast } from "./projects/project-past.server";
import { projects } from "./projects/save-project.server";
import { services } from "./services/save-service.server";
import { servicePast } from "./services/service-past.server";
import { restorablePopup } from "./system/save-popup.server";
import { sponsors } from "./sponsors/save-sponsor.server";
import { sponsorPast } from "./sponsors/sponsor-past.server";
import { memberPast } from "./team/member-past.server";
import { members } from "./team/save-member.server";
import type { TranslatedResource } from "./record/translation";
import { operationsOf, type RecordOperations, type TranslatedOperations, translatedOperationsOf } from "./record/record-operations.server";
import type { HistoryResource, ResourceName } from "./resources";
import { type RestoreOperations, restoreOperationsOf } from "./record/restore-version.server";

/** What can be done with the records of each resource. */
export const RECORDS: Record<ResourceName, RecordOperations> = {
  team: operationsOf(members, memberPast),
  sponsors: operationsOf(sponsors, sponsorPast),
  projects: operationsOf(projects, projectPast),
  services: operationsOf(services, servicePast),
  podcast_crew: operationsOf(crewEntries, crewPast),
};

/** The same of every resource with texts in three languages. */
export const TRANSLATED: Record<TranslatedResource, TranslatedOperations> = {
  ...RECORDS,
  media: translatedOperationsOf(media, mediaPast),
};

/** The same of everything that has a history. */
export const RESTORE_OPERATIONS: Record<HistoryResource, RestoreOperations> = {
  ...TRANSLATED,
  settings: restoreOperationsOf(restorablePopup),
  messages: restoreOperationsOf(restorableMessage),
};
