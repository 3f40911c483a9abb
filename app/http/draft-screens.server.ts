import { DRAFT_RESOURCES, type DraftPlace, type DraftResource, draftResourceFrom, permissionResourceOf } from "~/domain/desk/draft";
import { ALL_DRAFTS } from "~/domain/desk/draft-notices";
import { canBegin, findShownDraft, findSubject, listAllShownDrafts, openedValuesOf } from "~/domain/desk/drafts-admin.server";
import type { Previewed } from "~/domain/desk/preview-links.server";
import { type Action, can, type CurrentUser, type ResourceName } from "~/domain/people/access/permissions";
import { type Live, NOT_LIVE } from "~/domain/record/any-record";
import { resourceNameFrom, RESOURCES } from "~/domain/resources";
import type { Edits } from "~/domain/record/merge-edits";
import { legalSchema } from "~/domain/texts/legal-schema";
import { legalKind } from "~/domain/texts/legal-text";
import { podcastSchemas } from "~/domain/texts/podcast-schema";
import { sectionKind } from "~/domain/texts/podcast-section";
import { writtenForm } from "~/domain/texts/podcast-sections.server";
import { typedForm } from "~/domain/texts/site-texts.server";
import { textKeyOf } from "~/domain/texts/text-kind";
import { areaTextKind, pageTextKind } from "~/domain/texts/text-kinds";
import { problemsIn, textSchema, textsSchema } from "~/domain/texts/text-schema";
import { notFound } from "./errors";
import { orGiveBack } from "./faults.server";
import { requireNamed, requirePermission, requireSomePermission, requireUser } from "./guard.server";
import { openStoredForm } from "./edit-form.server";
import { type FormReply, readForm, refuse } from "./read-form.server";
import { readEditedRecord, readNewRecord } from "./record-form.server";

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

/** Who is asking, if they may change any drafts, and those that they may make live. Whoever may change none is refused as for the first. */
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

/** What the form of a draft opens with, and what it needs beside. Throws a 404 for a place that no form has. */
export async function openDraftForm(request: Request, user: CurrentUser, place: DraftPlace, stored: Live | null) {
  const values = stored && { ...openedValuesOf(place, stored.values), version: stored.version };
  const opened = await openStoredForm(request, user, stored && { title: stored.title, values });
  const subject = await findSubject(place);
  if (subject === null) throw notFound();
  return { place, subject, isNew: stored?.isNew === true, ...opened };
}

/** The same for a record that was never live. `begun` is the draft of it that is there already. */
export async function openNewDraftForm(request: Request, user: CurrentUser, { resource, recordId }: NewRecordPlace, begun: Live | null) {
  const values = { ...(begun && openedValuesOf({ resource }, begun.values)), id: recordId };
  const opened = await openStoredForm(request, user, { title: begun?.title ?? "", values });
  return { place: { resource, recordId }, subject: { kind: "new" as const, resource }, isNew: true, ...opened };
}

export type NewRecordPlace = { resource: ResourceName; recordId: string };

/** The form of a draft as it was read. `version` is the one that it was made from. */
export type DraftRead = { ok: true; version: number; values: Edits; reply: FormReply } | { ok: false; reply: FormReply; status?: 422 | 503 };

/** Reads the form of a draft: it must be as right as one that goes live at once. Keeps the picture that came with it. */
export async function readDraftForm(request: Request, { resource, recordId }: DraftPlace, by: string): Promise<DraftRead> {
  if (resource === "pages" || resource === "content") return readText(request, resource, recordId);
  if (resource === "legal") return readLegal(request, recordId);
  if (resource !== "podcast_content") return draftFrom(await readEditedRecord(request, RESOURCES[resource], by));
  const section = textKeyOf(sectionKind, recordId);
  if (section === null) throw notFound();
  const form = await readForm(request, podcastSchemas[section.key]);
  if (!form.ok) return form;
  const { version, ...typed } = form.value;
  return draftFrom({ ...form, value: { ...writtenForm(section, typed), version } });
}

/** The same of a record that is not there yet: its id stands in the address. */
export async function readNewDraftForm(request: Request, { resource }: NewRecordPlace, by: string): Promise<DraftRead> {
  const form = await readNewRecord(request, RESOURCES[resource], by);
  if (!form.ok) return form;
  const { id: _, ...values } = form.value;
  return { ok: true, version: NOT_LIVE, values, reply: form.reply };
}

async function readText(request: Request, resource: "pages" | "content", recordId: string): Promise<DraftRead> {
  const text = textKeyOf(resource === "pages" ? pageTextKind : areaTextKind, recordId);
  if (text === null) throw notFound();
  const form = await readForm(request, text.extent === "all" ? textsSchema : textSchema);
  if (!form.ok) return form;
  const value = { ...typedForm(text, form.value), version: form.value.version };
  const problems = problemsIn(text, value);
  return Object.keys(problems).length > 0 ? { ok: false, reply: refuse(form.reply, problems) } : draftFrom({ ...form, value });
}

async function readLegal(request: Request, recordId: string): Promise<DraftRead> {
  if (textKeyOf(legalKind, recordId) === null) throw notFound();
  return draftFrom(await readForm(request, legalSchema));
}

type Read<Value> = { ok: true; value: Value; reply: FormReply } | Extract<DraftRead, { ok: false }>;

function draftFrom(form: Read<Edits & { version: number }>): DraftRead {
  if (!form.ok) return form;
  const { version, ...values } = form.value;
  return { ok: true, version, values, reply: form.reply };
}
