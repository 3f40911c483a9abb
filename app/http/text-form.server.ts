import type { CurrentUser } from "~/domain/people/access/permissions";
import { findDraftNote } from "~/domain/desk/drafts-overview.server";
import { draftPlaceOfText } from "~/domain/texts/text-draft-places";
import { versionOfText } from "~/domain/texts/save-text.server";
import type { TextKey } from "~/domain/texts/text";
import { findTextOf } from "~/domain/texts/text-rows.server";
import { type Extent, textFormOf } from "~/domain/texts/text-schema";
import { takeExpiredPost } from "./expired-post.server";

type Wanted = { place: TextKey; extent: Extent };

/** What the form of a text opens with: what this person typed before the session ended, else what is stored. */
export async function openText(request: Request, user: CurrentUser, { place, extent }: Wanted) {
  const { word, isTableMissing } = await findTextOf(place);
  const unsaved = await takeExpiredPost(request, user);
  const stored = { ...textFormOf(word, extent), version: versionOfText(word, extent) };
  const draft = await findDraftNote(draftPlaceOfText(place, extent === "all" ? "de" : extent));
  return { word, isTableMissing, draft, values: unsaved?.fields ?? stored, isRestored: unsaved !== null };
}
