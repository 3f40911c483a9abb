import { mediaRecords } from "./media/save-media.server";
import { restorableMessage } from "./messages/change-message.server";
import { crewRecords } from "./podcast-crew/podcast-crew.server";
import { projectRecords } from "./projects/projects.server";
import type { RecordOperations, TranslatedOperations } from "./record/record-operations.server";
import { type RestoreOperations, restoreOperationsOf } from "./record/restore-version.server";
import type { ResourceName } from "./people/access/permissions";
import type { HistoryResource, TranslatedResource } from "./resources";
import { serviceRecords } from "./services/services.server";
import { sponsorRecords } from "./sponsors/sponsors.server";
import { COMPANY_ID } from "./company/company-id";
import { companySetting } from "./company/save-company.server";
import { LOOK_ID } from "./system/look";
import { lookSetting } from "./system/look.server";
import { POPUP_ID } from "./system/popup";
import { restorablePopup } from "./system/save-popup.server";
import { LANGUAGES_ID } from "./system/site-languages";
import { languagesSetting } from "./system/site-languages.server";
import { members } from "./team/team.server";

/** What can be done with the records of each resource. */
export const RECORDS: Record<ResourceName, RecordOperations> = {
  team: members,
  sponsors: sponsorRecords,
  projects: projectRecords,
  services: serviceRecords,
  podcast_crew: crewRecords,
};

/** The same of every resource with texts in all languages. */
export const TRANSLATED: Record<TranslatedResource, TranslatedOperations> = { ...RECORDS, media: mediaRecords };

/** The same of everything that has a history. */
export const RESTORE_OPERATIONS: Record<HistoryResource, RestoreOperations> = {
  ...TRANSLATED,
  settings: byId({
    [POPUP_ID]: restoreOperationsOf(restorablePopup),
    [COMPANY_ID]: restoreOperationsOf(companySetting.restorable),
    [LANGUAGES_ID]: restoreOperationsOf(languagesSetting.restorable),
    [LOOK_ID]: restoreOperationsOf(lookSetting.restorable),
  }),
  messages: restoreOperationsOf(restorableMessage),
};

/** The settings are several things with a history each. */
function byId(operations: Readonly<Record<string, RestoreOperations>>): RestoreOperations {
  const all = Object.values(operations);
  return {
    find: async (id) => (await operations[id]?.find(id)) ?? null,
    canReturnTo: (snapshot) => all.some(({ canReturnTo }) => canReturnTo(snapshot)),
    previewReset: async (wanted) => (await operations[wanted.id]?.previewReset(wanted)) ?? null,
    reset: async (reset) => (await operations[reset.id]?.reset(reset)) ?? { ok: false, reason: "missing" },
  };
}
