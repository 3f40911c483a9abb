import { mediaPast } from "../media/media-past.server";
import { media } from "../media/save-media.server";
import { messagePast } from "../messages/message-past.server";
import { crewPast } from "../podcast/crew-past.server";
import { crewEntries } from "../podcast/save-crew-entry.server";
import { projectPast } from "../projects/project-past.server";
import { projects } from "../projects/save-project.server";
import { services } from "../services/save-service.server";
import { servicePast } from "../services/service-past.server";
import { popupPast } from "../settings/popup-past.server";
import { sponsors } from "../sponsors/save-sponsor.server";
import { sponsorPast } from "../sponsors/sponsor-past.server";
import { memberPast } from "../team/member-past.server";
import { members } from "../team/save-member.server";
import type { TranslatedNoun } from "../translations/translation";
import { operationsOf, type RecordOperations, type TranslatedOperations, translatedOperationsOf } from "./record-operations.server";
import type { HistoryNoun, RecordNoun } from "./record-nouns";
import { type PastOperations, pastOperationsOf } from "./reset-record.server";

/** What can be done with the records of each noun. */
export const RECORDS: Record<RecordNoun, RecordOperations> = {
  team: operationsOf(members, memberPast),
  sponsors: operationsOf(sponsors, sponsorPast),
  projects: operationsOf(projects, projectPast),
  services: operationsOf(services, servicePast),
  podcast_crew: operationsOf(crewEntries, crewPast),
};

/** The same of every noun with texts in three languages. */
export const TRANSLATED: Record<TranslatedNoun, TranslatedOperations> = {
  ...RECORDS,
  media: translatedOperationsOf(media, mediaPast),
};

/** The same of everything that has a history. */
export const PASTS: Record<HistoryNoun, PastOperations> = {
  ...TRANSLATED,
  settings: pastOperationsOf(popupPast),
  messages: pastOperationsOf(messagePast),
};
