import { read, write } from "~/platform/database.server";
import { can } from "../people/access/permissions";
import { secretKey } from "../people/access/secret-id";
import { permissionsFrom } from "../people/access/stored-permissions";
import { nameIn, namesOf, recordChange } from "../record/changes.server";
import type { Edits } from "../record/any-record";
import type { ShownDrafts } from "../record/shown-drafts.server";
import { formFrom } from "../record/resource-table.server";
import { RESOURCES } from "../resources";
import { isTextResource } from "../texts/text-kinds";
import { DRAFT_RESOURCES, type DraftRef, draftResourceFrom, permissionResourceOf } from "./draft";
import { findDrafts } from "./drafts.server";
import { type DraftState, statesOf } from "./draft-state.server";

/** `draftId` is null for a preview of all drafts. */
export type Previewed = { draftId: string | null; title: string };

/** `token` is part of the address; only its hash is stored. */
type NewLink = Previewed & { token: string; hours: number; by: string };

export async function makePreviewLink({ token, draftId, title, hours, by }: NewLink): Promise<{ expiresAt: Date }> {
  const [id, now] = [secretKey(token), Date.now()];
  return write(async (tx) => {
    const there = await tx.previewLink.findUnique({ where: { id }, select: { expiresAt: true } });
    if (there !== null) return there;
    await tx.previewLink.deleteMany({ where: { expiresAt: { lt: new Date(now) } } });
    const link = { id, draftId, adminUserId: by, expiresAt: new Date(now + hours * 60 * 60 * 1000) };
    await tx.previewLink.create({ data: link });
    await recordChange(tx, { ...changeOf(id, by), action: "create", before: null, after: { name: title, expires_at: link.expiresAt } });
    return link;
  });
}

export async function listPreviewLinks(draftId: string | null) {
  const rows = await read.previewLink.findMany({
    where: { draftId, expiresAt: { gt: new Date() } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    select: { id: true, createdAt: true, ...linkColumns },
  });
  const links = await withRights(rows);
  const names = await namesOf(links.map(({ adminUserId }) => adminUserId));
  return links.map(({ id, adminUserId, createdAt, expiresAt }) => ({ id, createdAt, expiresAt, who: nameIn(names, adminUserId) }));
}

export async function revokePreviewLink({ id, draftId, title, by }: Previewed & { id: string; by: string }): Promise<void> {
  await write(async (tx) => {
    const { count } = await tx.previewLink.deleteMany({ where: { id, draftId } });
    if (count > 0) await recordChange(tx, { ...changeOf(id, by), action: "delete", before: { name: title }, after: null });
  });
}

export async function findPreviewLink(token: string): Promise<{ draftId: string | null; expiresAt: Date } | null> {
  const rows = await read.previewLink.findMany({ where: { id: secretKey(token), expiresAt: { gt: new Date() } }, select: linkColumns });
  const [link] = await withRights(rows);
  return link ? { draftId: link.draftId, expiresAt: link.expiresAt } : null;
}

export type Preview = { states: DraftState[]; expiresAt: Date };

/** Null also as long as the record of the link's only draft is deleted. */
export async function openPreview(token: string): Promise<Preview | null> {
  const link = await findPreviewLink(token);
  if (link === null) return null;
  const drafts = await findDrafts({ where: link.draftId === null ? {} : { id: link.draftId } });
  const states = (await statesOf(read, drafts)).filter(({ live }) => live !== null);
  return states.length === 0 && link.draftId !== null ? null : { states, expiresAt: link.expiresAt };
}

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

/** Not for texts: their kind parses the values with its own schema when they are shown. */
function formOfDraft({ resource }: DraftRef, values: Edits): Edits | null {
  return isTextResource(resource) ? values : formFrom(RESOURCES[resource], values);
}

const linkColumns = { draftId: true, adminUserId: true, expiresAt: true, draft: { select: { resource: true } } } as const;

type LinkRow = { adminUserId: string | null; draft: { resource: string } | null };

/** A link works only while the person who made it could still make it. */
async function withRights<Link extends LinkRow>(links: Link[]): Promise<Link[]> {
  const ids = links.flatMap(({ adminUserId }) => adminUserId ?? []);
  const where = { id: { in: ids }, isActive: true };
  const people = await read.adminUser.findMany({ where, select: { id: true, role: { select: { permissions: true } } } });
  const rights = new Map(people.map(({ id, role }) => [id, permissionsFrom(role.permissions)]));
  return links.filter(({ adminUserId, draft }) => {
    const permissions = rights.get(adminUserId ?? "");
    return permissions !== undefined && resourcesOf(draft).every((resource) => can({ permissions }, "update", resource));
  });
}

function resourcesOf(draft: LinkRow["draft"]) {
  const resource = draftResourceFrom(draft?.resource);
  return (resource === null ? DRAFT_RESOURCES : [resource]).map(permissionResourceOf);
}

function changeOf(recordId: string, by: string) {
  return { resource: "preview_links", recordId, by };
}
