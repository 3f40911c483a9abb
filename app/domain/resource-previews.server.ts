import type { Language } from "~/i18n/languages";
import { chosenPicture } from "./media/chosen-picture.server";
import type { ShownPicture } from "./media/picture";
import type { ResourceName } from "./people/access/permissions";
import { findShownEntry } from "./podcast-crew/podcast-crew-public.server";
import { findShownProject } from "./projects/projects-public.server";
import type { Edits } from "./record/merge-edits";
import { showingDrafts } from "./record/shown-drafts.server";
import type { Block, Preview } from "./resource-preview";
import { findShownService } from "./services/services-public.server";
import { findShownSponsor } from "./sponsors/sponsors-public.server";
import { findShownMember } from "./team/team-public.server";

/** `picture` was chosen and is not stored yet. */
type Find = (id: string, language: Language, picture: ShownPicture | null) => Promise<Block>;

/** The read of the site that finds what the public component of a resource shows. */
const FIND: Record<ResourceName, Find> = {
  team: async (id, language, picture) => ({ resource: "team", shown: withPicture(await findShownMember(id, language), picture) }),
  sponsors: async (id, language, picture) => ({ resource: "sponsors", shown: withPicture(await findShownSponsor(id, language), picture) }),
  projects: async (id, language, picture) => {
    const pages = await findShownProject(id, language);
    return { resource: "projects", shown: pages.map((page) => ({ ...page, project: picture ? { ...page.project, picture } : page.project })) };
  },
  services: async (id, language) => ({ resource: "services", shown: await findShownService(id, language) }),
  podcast_crew: async (id, language, picture) => ({ resource: "podcast_crew", shown: withPicture(await findShownEntry(id, language), picture) }),
};

type Previewed = { resource: ResourceName; id: string; form: Edits & { file?: File }; languages: readonly Language[] };

/** A record as the site would show it if the form were saved: its own reads, with the form laid over them as a draft is. Saves nothing. */
export async function previewRecord({ resource, id, form: { file, ...form }, languages }: Previewed): Promise<Preview> {
  const picture = await chosenPicture(file);
  const drafts = new Map([[resource, new Map([[id, form]])]]);
  return showingDrafts(drafts, () => Promise.all(languages.map(async (language) => ({ language, block: await FIND[resource](id, language, picture) }))));
}

function withPicture<Row extends { picture: ShownPicture | null }>(rows: Row[], picture: ShownPicture | null): Row[] {
  return picture === null ? rows : rows.map((row) => ({ ...row, picture }));
}
