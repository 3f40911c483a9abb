import type { CurrentUser } from "~/domain/access/permissions";
import { findDraftNote } from "~/domain/drafts/drafts-overview.server";
import { draftPlaceOfWord } from "~/domain/drafts/word-drafts";
import { versionOfWord } from "~/domain/pages/save-word.server";
import type { WordPlace } from "~/domain/pages/word";
import { findWordOf } from "~/domain/pages/word-rows.server";
import { type Extent, wordFormOf } from "~/domain/pages/word-schema";
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
