import type { Reader } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { filenameStem, type ShownUse } from "../media/picture";
import { can, type CurrentUser, RESOURCE_NAMES, type ResourceName } from "../people/access/permissions";
import { columnOf } from "../record/field-kinds";
import { findDeletion } from "../record/deletions.server";
import { recordNameIn } from "../record/record-name";
import { rowsOf } from "../record/resource-table.server";
import { rowFrom, selectOf, titleOf } from "../record/stored-record.server";
import { RESOURCES } from "../resources";
import { RECORDS } from "../resources.server";

/** A record with a picture. */
export type PictureUse = Pick<ShownUse, "id" | "title" | "notOnSite"> & { resource: ResourceName };

/** What uses an uploaded picture: also what would come back without it from the bin, or go live without it. */
export async function usesOf(picture: { filename: string }, source: Reader = read): Promise<PictureUse[]> {
  const url = referenceTo(picture);
  const uses: PictureUse[] = [];
  for (const resource of RESOURCE_NAMES) uses.push(...(await recordsWith(url, { resource, source })));
  const drafts = await draftsWith(url.contains, source);
  const others = drafts.filter(({ resource, id }) => !uses.some((use) => use.resource === resource && use.id === id));
  return [...uses, ...others, ...(await deletedWith(url.contains, source))];
}

/** Every resource with a field for a picture is looked at: one query each. */
async function recordsWith(url: { contains: string }, { resource, source }: { resource: ResourceName; source: Reader }): Promise<PictureUse[]> {
  const { table } = RECORDS[resource];
  const { pictureField } = table.resource;
  if (pictureField === null) return [];
  const where = { ...table.present, [columnOf(pictureField)]: url };
  const rows = await rowsOf(table, source).findMany({ where, select: selectOf(table) });
  return rows.map((row) => rowFrom(table, row)).map((row) => ({ resource, id: row.id, title: titleOf(table, row) }));
}

/** A draft keeps its picture as well: it would go live without one. */
async function draftsWith(name: string, source: Reader): Promise<PictureUse[]> {
  const where = { resource: { in: [...RESOURCE_NAMES] } };
  const rows = await source.draft.findMany({ where, select: { resource: true, recordId: true, values: true } });
  const shown = rows.filter(({ values }) => JSON.stringify(values).includes(name));
  return shown.flatMap(({ resource: word, recordId: id, values }) => {
    const resource = RESOURCE_NAMES.find((one) => one === word);
    return resource ? [{ resource, id, title: recordNameIn(values) ?? id, notOnSite: "draft" }] : [];
  });
}

/** What lies in the bin, as it was when it was deleted for the last time. */
async function deletedWith(name: string, source: Reader): Promise<PictureUse[]> {
  const select = { id: true, resource: true, recordId: true, before: true } as const;
  const deletions = await source.change.findMany({ where: { resource: { in: [...RESOURCE_NAMES] }, action: "delete" }, select });
  const uses: PictureUse[] = [];
  for (const { id, resource: word, recordId, before } of deletions.filter((deletion) => JSON.stringify(deletion.before).includes(name))) {
    const resource = RESOURCE_NAMES.find((one) => one === word);
    const last = await findDeletion(source, { resource: word, recordId });
    if (resource && last?.id === id) uses.push({ resource, id: recordId, title: recordNameIn(before) ?? recordId, notOnSite: "bin" });
  }
  return uses;
}

/** Also the address of one of its files counts, which somebody may have copied, or that of a former category. */
function referenceTo({ filename }: { filename: string }) {
  return { contains: `/${filenameStem(filename)}` };
}

/** The uses as the list of them shows each, with the way to its form for who may open it. */
export function usesFor(user: CurrentUser, uses: readonly PictureUse[]): ShownUse[] {
  return uses.map((use) => {
    const { path, texts } = RESOURCES[use.resource];
    return { ...use, path, label: texts.one, mayEdit: can(user, "update", use.resource) };
  });
}
