import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import type { ShownPicture } from "./media/picture";
import { mediaRecords } from "./media/media.server";
import { restorerOfMessage } from "./messages/messages-admin.server";
import { crewRecords, findShownEntry, listCrew, listCrewForAdmin } from "./podcast-crew/podcast-crew.server";
import { findShownProject, listProjectsForAdmin, projectRecords } from "./projects/projects.server";
import type { Edits, RecordPage } from "./record/any-record";
import { keyIn } from "./record/keys";
import type { RecordOperations, Take } from "./record/record-operations.server";
import type { Restorer } from "./record/restore-version.server";
import type { ResourceName } from "./people/access/permissions";
import type { Block, HistoryResource, Preview, TranslatedResource } from "./resources";
import { findShownService, listActiveServices, listServicesForAdmin, serviceRecords } from "./services/services.server";
import { inSections } from "./sponsors/sponsors";
import { findShownSponsor, listActiveSponsors, listSponsorsForAdmin, sponsorRecords } from "./sponsors/sponsors.server";
import { companySetting } from "./company/company.server";
import { lookSetting } from "./system/look.server";
import { popupSetting } from "./system/popup.server";
import { languagesSetting } from "./system/site-languages.server";
import { findShownMember, listMembersForAdmin, listShownMembers, members } from "./team/team.server";
import { inlinePicture } from "./media/picture-files.server";
import { showingDrafts } from "./record/shown-drafts.server";

export const RECORDS: Record<ResourceName, RecordOperations> = {
  team: members,
  sponsors: sponsorRecords,
  projects: projectRecords,
  services: serviceRecords,
  podcast_crew: crewRecords,
};

export const LISTS = {
  team: listMembersForAdmin,
  sponsors: listSponsorsForAdmin,
  projects: listProjectsForAdmin,
  services: listServicesForAdmin,
  podcast_crew: listCrewForAdmin,
} satisfies Record<ResourceName, unknown>;

/** The record's index in the list of its public page, across all pages and with drafts; -1 if it is not in the list. */
export async function findListIndex(screen: string, id: string): Promise<number> {
  const list = keyIn(PUBLIC_LISTS, screen);
  let index = -1;
  if (list === undefined) return index;
  // returns no row, so that no picture or translation is read
  await PUBLIC_LISTS[list]((rows) => {
    index = rows.findIndex((row) => row.id === id);
    return [];
  });
  return index;
}

/** In the order of the page. */
const PUBLIC_LISTS = {
  team: (take) => listShownMembers("team", DEFAULT_LANGUAGE, take),
  moderators: (take) => listShownMembers("moderator", DEFAULT_LANGUAGE, take),
  sponsors: (take) => listActiveSponsors(DEFAULT_LANGUAGE, (all) => take(inSections(all))),
  services: (take) => listActiveServices(DEFAULT_LANGUAGE, take),
  podcast: (take) => listCrew(DEFAULT_LANGUAGE, take),
} satisfies Record<Exclude<RecordPage, "home">, (take: Take) => Promise<unknown>>;

export const TRANSLATED: Record<TranslatedResource, RecordOperations> = { ...RECORDS, media: mediaRecords };

const SETTINGS = [popupSetting, companySetting, languagesSetting, lookSetting];

/** Null for an unknown id. Each setting has its own history. */
export function findRestorer(resource: HistoryResource, id: string): Restorer | null {
  if (resource === "settings") return SETTINGS.find((setting) => setting.id === id)?.restorer ?? null;
  return resource === "messages" ? restorerOfMessage(id) : TRANSLATED[resource].restorer(id);
}

type Previewed = { resource: ResourceName; id: string; form: Edits & { file?: File }; languages: readonly Language[] };

/** Uses the public reads, with the form as a draft. Saves nothing. */
export async function previewRecord({ resource, id, form: { file, ...form }, languages }: Previewed): Promise<Preview> {
  const picture = await inlinePicture(file);
  const drafts = new Map([[resource, new Map([[id, form]])]]);
  return showingDrafts(drafts, () => Promise.all(languages.map(async (language) => ({ language, block: await FIND_SHOWN[resource](id, language, picture) }))));
}

/** `picture` was chosen but is not stored yet. */
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
