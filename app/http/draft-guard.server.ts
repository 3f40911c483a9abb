import { type Action, can } from "~/domain/access/permissions";
import type { DraftPlace, Live } from "~/domain/drafts/draft";
import { DRAFT_NOUNS, type DraftNoun, draftNounFrom, resourceOf } from "~/domain/drafts/draft-nouns";
import { canBegin, findShownDraft } from "~/domain/drafts/drafts-overview.server";
import { recordNounFrom } from "~/domain/records/record-nouns";
import type { NewRecordPlace } from "./draft-form.server";
import { notFound } from "./errors";
import { requirePermission, requireUser } from "./guard.server";

type Params = { noun?: string; id?: string };

/** Who is asking, if they may do this to what the address names: a draft is as open as what it is of. */
export async function requireDraftPermission(request: Request, action: Action, { noun: word, id = "" }: Params) {
  const noun = draftNounFrom(word);
  if (noun === null) {
    await requireUser(request);
    throw notFound();
  }
  const user = await requirePermission(request, action, resourceOf(noun));
  const place: DraftPlace = { noun, recordId: id };
  return { place, user };
}

/**
 * The record that a draft is to begin, which asks for the right to make one. Null where something is live, was, or is no
 * record.
 */
export async function requireBeginning(request: Request, place: DraftPlace, live: Live | null): Promise<NewRecordPlace | null> {
  const noun = recordNounFrom(place.noun);
  const isNew = noun !== null && (live === null ? await canBegin(place) : live.isNew === true);
  if (!isNew) return null;
  await requirePermission(request, "create", resourceOf(noun));
  return { noun, recordId: place.recordId };
}

/** Who is asking, if they may make this draft live; of a record that was never live, it asks for the right to make one. */
export async function requirePublishPermission(request: Request, params: Params) {
  const { place, user } = await requireDraftPermission(request, "update", params);
  const draft = await findShownDraft(place);
  if (draft?.standing === "new") await requirePermission(request, "create", resourceOf(place.noun));
  return { place, user, draft };
}

/** Who is asking, if they may make links to one draft, or to all (without a noun in the address), which asks for every right. */
export async function requirePreviewPermission(request: Request, params: Params) {
  if (params.noun !== undefined) return requireDraftPermission(request, "update", params);
  const user = await requireUser(request);
  for (const noun of DRAFT_NOUNS) await requirePermission(request, "update", resourceOf(noun));
  return { place: null, user };
}

/** Of which nouns somebody may see the drafts, and of which change them. Who may see none is refused as for the first. */
export async function requireReadableDrafts(request: Request) {
  const user = await requireUser(request);
  const nouns = DRAFT_NOUNS.filter((noun) => can(user, "read", resourceOf(noun)));
  if (nouns.length === 0) await requirePermission(request, "read", resourceOf(DRAFT_NOUNS[0]));
  const mayUpdate = (noun: DraftNoun) => can(user, "update", resourceOf(noun));
  return { nouns, mayUpdate, mayPreviewAll: DRAFT_NOUNS.every(mayUpdate) };
}
