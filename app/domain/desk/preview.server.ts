import { read } from "~/platform/database.server";
import type { Edits } from "../record/merge-edits";
import { formFrom } from "../record/stored-record.server";
import { RESOURCES } from "../resources";
import { isTextResource } from "../texts/text-kinds";
import type { DraftPlace } from "./draft";
import { listDrafts } from "./draft-rows.server";
import { type DraftState, statesOf } from "./draft-state.server";
import { findPreviewLink } from "./preview-links.server";
import type { ShownDrafts } from "../record/shown-drafts.server";

/** What a link shows, the newest first, and until when. */
export type Preview = { states: DraftState[]; expiresAt: Date };

/** The drafts behind a link, brought together with what is live now; null for a link that shows nothing any more. */
export async function openPreview(token: string): Promise<Preview | null> {
  const link = await findPreviewLink(token);
  if (link === null) return null;
  const drafts = await listDrafts(read, link.draftId === null ? undefined : [link.draftId]);
  const states = await statesOf(read, drafts);
  return { states: states.filter(({ live }) => live !== null), expiresAt: link.expiresAt };
}

/** The same drafts for the reads of the public pages; of records as far as their forms are right. */
export function shownDraftsOf({ states }: Preview): ShownDrafts {
  const shown = new Map<string, Map<string, Edits>>();
  for (const { draft, values } of states) {
    const form = formOfDraft(draft, values);
    if (form === null) continue;
    const forms = shown.get(draft.resource) ?? new Map<string, Edits>();
    shown.set(draft.resource, forms.set(draft.recordId, form));
  }
  return shown;
}

/** why not the form of a text: its kind reads it with its own schema wherever it is shown */
function formOfDraft({ resource }: DraftPlace, values: Edits): Edits | null {
  return isTextResource(resource) ? values : formFrom(RESOURCES[resource], values);
}
