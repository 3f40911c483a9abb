import { type Action, can } from "~/domain/people/access/permissions";
import type { DraftPlace } from "~/domain/desk/draft";
import type { Live } from "~/domain/record/draft";
import { DRAFT_RESOURCES, type DraftResource, draftResourceFrom, permissionResourceOf } from "~/domain/desk/draft";
import { canBegin, findShownDraft, listAllShownDrafts } from "~/domain/desk/drafts-overview.server";
import { resourceNameFrom } from "~/domain/resources";
import type { NewRecordPlace } from "./draft-form.server";
import { notFound } from "./errors";
import { orGiveBack } from "./give-back.server";
import { requirePermission, requireUser } from "./guard.server";

type Params = { resource?: string; id?: string };

/** Who is asking, if they may do this to what the address names: a draft is as open as what it is of. */
export async function requireDraftPermission(request: Request, action: Action, { resource: word, id = "" }: Params) {
  const resource = draftResourceFrom(word);
  if (resource === null) {
    await requireUser(request);
    throw notFound();
  }
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
  const user = await requireUser(request);
  const may = (action: Action, resource: DraftResource) => can(user, action, permissionResourceOf(resource));
  const resources = DRAFT_RESOURCES.filter((resource) => may("update", resource));
  if (resources.length === 0) await requirePermission(request, "update", permissionResourceOf(DRAFT_RESOURCES[0]));
  const drafts = await orGiveBack(request, () => listAllShownDrafts(resources));
  return { user, drafts: drafts.filter(({ standing, resource }) => standing !== "new" || may("create", resource)) };
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
  const user = await requireUser(request);
  const resources = DRAFT_RESOURCES.filter((resource) => can(user, "read", permissionResourceOf(resource)));
  if (resources.length === 0) await requirePermission(request, "read", permissionResourceOf(DRAFT_RESOURCES[0]));
  const mayUpdate = (resource: DraftResource) => can(user, "update", permissionResourceOf(resource));
  return { resources, mayUpdate, mayPreviewAll: DRAFT_RESOURCES.every(mayUpdate) };
}
