import { DRAFT_RESOURCES, type DraftRef, type DraftResource, draftResourceFrom, permissionResourceOf } from "~/domain/desk/draft";
import { canBegin, findShownDraft, listAllShownDrafts, openedValuesOf } from "~/domain/desk/drafts.server";
import type { Previewed } from "~/domain/desk/preview-links.server";
import { type Action, can, type CurrentUser, type ResourceName } from "~/domain/people/access/permissions";
import { type Edits, type Live, NOT_LIVE } from "~/domain/record/any-record";
import { DRAFT_GONE } from "~/domain/record/record-notices";
import { resourceNameFrom, RESOURCES } from "~/domain/resources";
import { isTextResource } from "~/domain/texts/text-kinds";
import { findTextSubject, TEXTS } from "~/domain/texts/text-operations.server";
import { isLostLink } from "~/paths";
import { orReturnForm } from "./faults.server";
import { requireFound, requireNamed, requirePermission, requirePermissionOf, requireSomePermission, requireUser } from "./guard.server";
import { openStoredForm } from "./edit-form.server";
import { type ReadForm, readForm } from "./read-form.server";
import { readEditedRecord, readNewRecord } from "./record-form.server";

type Params = { resource?: string; id?: string };

/** A draft has the permissions of its resource. */
export async function requireDraftPermission(request: Request, action: Action, { resource: word, id = "" }: Params) {
  const resource = await requireNamed(request, draftResourceFrom(word));
  const user = await requirePermission(request, action, permissionResourceOf(resource));
  const place: DraftRef = { resource, recordId: id };
  return { place, user };
}

/** Requires the right to create records. Null if the record exists or existed. */
export async function requireBeginning(request: Request, place: DraftRef, live: Live | null): Promise<NewRecordPlace | null> {
  const resource = resourceNameFrom(place.resource);
  const isNew = resource !== null && (live === null ? await canBegin(place) : live.isNew === true);
  if (!isNew) return null;
  await requirePermission(request, "create", permissionResourceOf(resource));
  return { resource, recordId: place.recordId };
}

export async function requirePublishPermission(request: Request, params: Params) {
  const { place, user } = await requireDraftPermission(request, "update", params);
  const draft = await orReturnForm(request, () => findShownDraft(place));
  if (draft?.standing === "new") await requirePermission(request, "create", permissionResourceOf(place.resource));
  return { place, user, draft };
}

export async function requirePublishAllPermission(request: Request) {
  const { user, permitted } = await requireSomePermission(request, "update", DRAFT_RESOURCES, permissionResourceOf);
  const drafts = await orReturnForm(request, () => listAllShownDrafts(permitted));
  return { user, drafts: drafts.filter(({ standing, resource }) => standing !== "new" || can(user, "create", permissionResourceOf(resource))) };
}

/** Links without a resource show all drafts, which requires all rights. */
export async function requirePreviewPermission(request: Request, params: Params) {
  if (params.resource !== undefined) return requireDraftPermission(request, "update", params);
  const user = await requireUser(request);
  for (const resource of DRAFT_RESOURCES) await requirePermissionOf({ request, user }, "update", permissionResourceOf(resource));
  return { place: null, user };
}

export async function requireReadableDrafts(request: Request) {
  const { user, permitted: resources } = await requireSomePermission(request, "read", DRAFT_RESOURCES, permissionResourceOf);
  const mayUpdate = (resource: DraftResource) => can(user, "update", permissionResourceOf(resource));
  return { resources, mayUpdate, mayPreviewAll: DRAFT_RESOURCES.every(mayUpdate) };
}

export async function findPreviewed(place: DraftRef | null): Promise<Previewed> {
  if (place === null) return { draftId: null, title: "Alle Entwürfe" };
  const draft = requireFound(await findShownDraft(place), DRAFT_GONE);
  return { draftId: draft.id, title: draft.title };
}

export async function openDraftForm(request: Request, user: CurrentUser, place: DraftRef, stored: Live | null) {
  const values = stored && { ...openedValuesOf(place, stored.values), version: stored.version };
  const opened = await openStoredForm(request, user, stored && { title: stored.title, values });
  const { resource, recordId } = place;
  const subject = requireFound(isTextResource(resource) ? await findTextSubject({ resource, recordId }) : { kind: "record" as const, resource });
  return { place, subject, isNew: stored?.isNew === true, ...opened };
}

export async function openNewDraftForm(request: Request, user: CurrentUser, { resource, recordId }: NewRecordPlace, begun: Live | null) {
  const values = { ...(begun && openedValuesOf({ resource }, begun.values)), id: recordId };
  const opened = await openStoredForm(request, user, { title: begun?.title ?? "", values });
  return { place: { resource, recordId }, subject: { kind: "new" as const, resource }, isNew: true, ...opened };
}

type NewRecordPlace = { resource: ResourceName; recordId: string };

type DraftRead = ReadForm<Edits & { version: number }>;

/** As strict as a live form. Stores a picture that came with it. */
export async function readDraftForm(request: Request, { resource, recordId }: DraftRef, by: string): Promise<DraftRead> {
  if (!isTextResource(resource)) return readEditedRecord(request, RESOURCES[resource], by);
  return readForm(request, requireFound(TEXTS[resource].at(recordId)).schemaFor(isLostLink));
}

export async function readNewDraftForm(request: Request, { resource }: NewRecordPlace, by: string): Promise<DraftRead> {
  const form = await readNewRecord(request, RESOURCES[resource], by);
  if (!form.ok) return form;
  const { id: _, ...values } = form.value;
  return { ...form, value: { ...values, version: NOT_LIVE } };
}
