import type { Language } from "~/i18n/languages";
import { chosenPicture } from "./media/chosen-picture.server";
import type { ResourceName } from "./people/access/permissions";
import type { Edits } from "./record/merge-edits";
import { showingDrafts } from "./record/shown-drafts.server";
import type { Preview } from "./resource-preview";
import { FIND_SHOWN } from "./resources.server";

type Previewed = { resource: ResourceName; id: string; form: Edits & { file?: File }; languages: readonly Language[] };

/** A record as the site would show it if the form were saved: its own reads, with the form laid over them as a draft is. Saves nothing. */
export async function previewRecord({ resource, id, form: { file, ...form }, languages }: Previewed): Promise<Preview> {
  const picture = await chosenPicture(file);
  const drafts = new Map([[resource, new Map([[id, form]])]]);
  return showingDrafts(drafts, () => Promise.all(languages.map(async (language) => ({ language, block: await FIND_SHOWN[resource](id, language, picture) }))));
}
