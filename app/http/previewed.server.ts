import type { DraftPlace } from "~/domain/desk/draft";
import { ALL_DRAFTS } from "~/domain/desk/draft-notices";
import { findShownDraft } from "~/domain/desk/drafts-overview.server";
import type { Previewed } from "~/domain/desk/preview-links.server";
import { notFound } from "./errors";

/** What the links of an address show: one draft, or all of them for null. */
export async function findPreviewed(place: DraftPlace | null): Promise<Previewed> {
  if (place === null) return { draftId: null, title: ALL_DRAFTS };
  const draft = await findShownDraft(place);
  if (draft === null) throw notFound();
  return { draftId: draft.id, title: draft.title };
}
