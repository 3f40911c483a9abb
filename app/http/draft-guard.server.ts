import { DRAFT_RESOURCES, type DraftPlace, type DraftResource, draftResourceFrom, permissionResourceOf } from "~/domain/desk/draft";
import { ALL_DRAFTS } from "~/domain/desk/draft-notices";
import { canBegin, findShownDraft, listAllShownDrafts } from "~/domain/desk/drafts-admin.server";
import type { Previewed } from "~/domain/desk/preview-links.server";
import { type Action, can } from "~/domain/people/access/permissions";
import type { Live } from "~/domain/record/any-record";
import { resourceNameFrom } from "~/domain/resources";
import type { NewRecordPlace } from "./draft-form.server";
import { notFound } from "./errors";
import { orGiveBack } from "./faults.server";
import { requireNamed, requirePermission, requireSomePermission, requireUser } from "./guard.server";

type Params = { resource?: string; id?: string };

/** Who is asking, if they may do this to what the address names: a draft is as open as what it is of. */
export async function requireDraftPermission(request: Request, action: Action, { resource: word, id = "" }: Params) {
  const resource = await requireNamed(request, draftResourceFrom(word));
  const user = await requirePermission(request, action, permissionResourceOf(resource));
  const place: DraftPlace = { resource, recordId: id };
  return { place, user };
}

/**
 * The record that a draft is to begin, which asks for the right to make one. Null where something is live, was, or is no
 * record.
 */
export async function requireBeginning(request: Request, place: DraftPlace, live: Live | null): Promise<NewRecordPlace | null> {
  const resource = resourceNameFrom(place.resource);
  const isNew = resource !== null && (live === null ? await canBegin(place) : live.isNew === true);
  if (!isNew) return null;
  await requirePermission(request, "create", permissionResourceOf(resource));
  return { resource, recordId: place.recordId };
}

/** Who is asking, if they may make this draft live; of a record that was never live, it asks for the right to make one. */
export async function requirePublishPermission(request: Request, params: Params) {
  const { place, user } = await requireDraftPermission(request, "update", params);
  const draft = await orGiveBack(request, () => findShownDraft(place));
  if (draft?.standing === "new") await requirePermission(request, "create", permissionResourceOf(place.resource));
  return { place, user, draft };
}

/** Who is asking, if they may change any drafts, and those that they may make live. Who may change none is refused as for the first. */
export async function requirePublishAllPermission(request: Request) {
  const { user, permitted } = await requireSomePermission(request, "update", DRAFT_RESOURCES, permissionResourceOf);
  const drafts = await orGiveBack(request, () => listAllShownDrafts(permitted));
  return { user, drafts: drafts.filter(({ standing, resource }) => standing !== "new" || can(user, "create", permissionResourceOf(resource))) };
}

/** Who is asking, if they may make links to one draft, or to all (without a resource in the address), which asks for every right. */
export async function requirePreviewPermission(request: Request, params: Params) {
  if (params.resource !== undefined) return requireDraftPermission(request, "update", params);
  const user = await requireUser(request);
  for (const resource of DRAFT_RESOURCES) await requirePermission(request, "update", permissionResourceOf(resource));
  return { place: null, user };
}

/** Of which resources somebody may see the drafts, and of which change them. Who may see none is refused as for the first. */
export async function requireReadableDrafts(request: Request) {
  const { user, permitted: resources } = await requireSomePermission(request, "read", DRAFT_RESOURCES, permissionResourceOf);
  const mayUpdate = (resource: DraftResource) => can(user, "update", permissionResourceOf(resource));
  return { resources, mayUpdate, mayPreviewAll: DRAFT_RESOURCES.every(mayUpdate) };
}

/** What the links of an address show: one draft, or all of them for null. */
export async function findPreviewed(place: DraftPlace | null): Promise<Previewed> {
  if (place === null) return { draftId: null, title: ALL_DRAFTS };
  const draft = await findShownDraft(place);
  if (draft === null) throw notFound();
  return { draftId: draft.id, title: draft.title };
}
