import type { Language } from "~/i18n/languages";
import type { ShownPicture } from "./media/picture";
import { mediaRecords } from "./media/media.server";
import { restorableMessage } from "./messages/messages-admin.server";
import { crewRecords, findShownEntry } from "./podcast-crew/podcast-crew.server";
import { projectRecords } from "./projects/projects.server";
import { findShownProject } from "./projects/projects-public.server";
import type { RecordOperations, TranslatedOperations } from "./record/record-operations.server";
import { type RestoreOperations, restoreOperationsOf } from "./record/restore-version.server";
import type { ResourceName } from "./people/access/permissions";
import type { Block, HistoryResource, Preview, TranslatedResource } from "./resources";
import { findShownService, serviceRecords } from "./services/services.server";
import { findShownSponsor, sponsorRecords } from "./sponsors/sponsors.server";
import { COMPANY_ID } from "./company/company-id";
import { companySetting } from "./company/company.server";
import { LOOK_ID } from "./system/look";
import { lookSetting } from "./system/look.server";
import { POPUP_ID } from "./system/popup";
import { restorablePopup } from "./system/popup.server";
import { LANGUAGES_ID } from "./system/site-languages";
import { languagesSetting } from "./system/site-languages.server";
import { findShownMember, members } from "./team/team.server";
import { inlinePicture } from "./media/picture-files.server";
import type { Edits } from "./record/merge-edits";
import { showingDrafts } from "./record/shown-drafts.server";

/** What can be done with the records of each resource. */
export const RECORDS: Record<ResourceName, RecordOperations> = {
  team: members,
  sponsors: sponsorRecords,
  projects: projectRecords,
  services: serviceRecords,
  podcast_crew: crewRecords,
};

/** What can be done with the records of every resource with texts in all languages. */
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

type Previewed = { resource: ResourceName; id: string; form: Edits & { file?: File }; languages: readonly Language[] };

/** A record as the site would show it if the form were saved: its own reads, with the form laid over them as a draft is. Saves nothing. */
export async function previewRecord({ resource, id, form: { file, ...form }, languages }: Previewed): Promise<Preview> {
  const picture = await inlinePicture(file);
  const drafts = new Map([[resource, new Map([[id, form]])]]);
  return showingDrafts(drafts, () => Promise.all(languages.map(async (language) => ({ language, block: await FIND_SHOWN[resource](id, language, picture) }))));
}

/** What the public component of each resource shows of one record: a list of one, or of none for a record that is gone. `picture` was chosen and is not stored yet. */
const FIND_SHOWN: Record<ResourceName, (id: string, language: Language, picture: ShownPicture | null) => Promise<Block>> = {
  team: async (id, language, picture) => ({ resource: "team", shown: withPicture(await findShownMember(id, language), picture) }),
  sponsors: async (id, language, picture) => ({ resource: "sponsors", shown: withPicture(await findShownSponsor(id, language), picture) }),
  projects: async (id, language, picture) => {
    const pages = await findShownProject(id, language);
    return { resource: "projects", shown: pages.map((page) => ({ ...page, project: picture ? { ...page.project, picture } : page.project })) };
  },
  services: async (id, language) => ({ resource: "services", shown: await findShownService(id, language) }),
  podcast_crew: async (id, language, picture) => ({ resource: "podcast_crew", shown: withPicture(await findShownEntry(id, language), picture) }),
};

function withPicture<Row extends { picture: ShownPicture | null }>(rows: Row[], picture: ShownPicture | null): Row[] {
  return picture === null ? rows : rows.map((row) => ({ ...row, picture }));
}
