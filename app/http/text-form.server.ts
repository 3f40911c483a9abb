import type { CurrentUser } from "~/domain/people/access/permissions";
import { findDraftNote } from "~/domain/desk/drafts-overview.server";
import { draftPlaceOfWord } from "~/domain/texts/text-draft-places";
import { versionOfWord } from "~/domain/texts/save-word.server";
import type { WordPlace } from "~/domain/texts/word";
import { findWordOf } from "~/domain/texts/word-rows.server";
import { type Extent, wordFormOf } from "~/domain/texts/word-schema";
import { takeExpiredPost } from "./expired-post.server";

type Wanted = { place: WordPlace; extent: Extent };

/** What the form of a text opens with: what this person typed before the session ended, else what is stored. */
export async function openWord(request: Request, user: CurrentUser, { place, extent }: Wanted) {
  const { word, isTableMissing } = await findWordOf(place);
  const unsaved = await takeExpiredPost(request, user);
  const stored = { ...wordFormOf(word, extent), version: versionOfWord(word, extent) };
  const draft = await findDraftNote(draftPlaceOfWord(place, extent === "all" ? "de" : extent));
  return { word, isTableMissing, draft, values: unsaved?.fields ?? stored, isRestored: unsaved !== null };
}
