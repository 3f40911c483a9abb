import type { Reader } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { findMedia } from "../media/media.server";
import { addressMarkOf, filenameStem } from "../media/picture";
import type { ShownUse } from "../media/picture-choice";
import { can, type CurrentUser, RESOURCE_NAMES, type ResourceName } from "../people/access/permissions";
import { type Outcome, recordNameIn, type ShownOn } from "../record/any-record";
import { columnOf } from "../record/field-kinds";
import { rowsOf, selectOfNames } from "../record/resource-table.server";
import type { Restorer, VersionRestore } from "../record/restore-version.server";
import { textOf } from "../record/translations.server";
import { filenameIn } from "../record/upload-rules";
import { resourceNameFrom, RESOURCES } from "../resources";
import { RECORDS } from "../resources.server";
import { LOOK_ID } from "../system/look";
import { lookSetting } from "../system/look.server";

export type PictureUse = Pick<ShownUse, "id" | "title" | "notOnSite"> & { resource: ResourceName | "settings" };

type PictureReference = PictureUse & { text: string };

/** Includes uses in drafts, and in records that can be restored from the trash. */
export async function usesOf({ filename }: { filename: string }, source: Reader = read): Promise<PictureUse[]> {
  const mark = `/${filenameStem(filename)}`;
  return usesIn((await listReferences(source, mark)).filter(({ text }) => text.includes(mark)));
}

export async function countPictureUses(): Promise<(url: string) => number> {
  const byMark = new Map<string, PictureReference[]>();
  for (const reference of await listReferences(read, "/")) {
    for (const mark of marksIn(reference.text)) byMark.set(mark, [...(byMark.get(mark) ?? []), reference]);
  }
  return (url) => usesIn(byMark.get(addressMarkOf(url)) ?? []).length;
}

/** Without the titles of what the person may not read: records in drafts and in the trash are not public. */
export function usesFor(user: Pick<CurrentUser, "permissions">, uses: readonly PictureUse[]): ShownUse[] {
  return uses.map((use) => {
    const mayRead = can(user, "read", use.resource);
    return { ...use, ...pathAndLabelOf(use.resource), title: mayRead ? use.title : "", mayEdit: mayRead && can(user, "update", use.resource) };
  });
}

export async function findScreenOfPicture(id: string): Promise<ShownOn> {
  const asset = await findMedia(id);
  const uses = asset ? await usesOf(asset) : [];
  for (const use of uses.filter(({ notOnSite }) => !notOnSite)) {
    if (use.resource === "settings") return "home";
    const record = await RECORDS[use.resource].find(use.id);
    if (record?.shownOn) return record.shownOn;
  }
  return null;
}

/** For media, adds the page that shows the picture, which only the records that use it know. */
export async function restoreAnyVersion({ place, reset }: Restorer, restore: VersionRestore): Promise<Outcome> {
  const outcome = await reset(restore);
  if (!outcome.ok || place.resource !== "media") return outcome;
  return { ok: true, record: { ...outcome.record, shownOn: await findScreenOfPicture(place.recordId) } };
}

function marksIn(text: string): Set<string> {
  const addresses = text.match(/\/(?:media|artwork)\/[\w./-]+/g) ?? [];
  return new Set(addresses.map((address) => addressMarkOf(filenameIn(address) ? `/media/${filenameIn(address) ?? ""}` : address)));
}

/** A record and its draft count as one use. */
function usesIn(references: readonly PictureReference[]): PictureUse[] {
  const live = new Set(references.filter(({ notOnSite }) => !notOnSite).map(keyOf));
  return references.filter((reference) => reference.notOnSite !== "draft" || !live.has(keyOf(reference))).map(({ text: _, ...use }) => use);
}

function keyOf({ resource, id }: PictureUse): string {
  return `${resource} ${id}`;
}

function pathAndLabelOf(resource: PictureUse["resource"]) {
  if (resource === "settings") return { path: resource, label: "Einstellungen" };
  const { path, texts } = RESOURCES[resource];
  return { path, label: texts.one };
}

async function listReferences(source: Reader, mark: string): Promise<PictureReference[]> {
  const references: PictureReference[] = [];
  for (const resource of RESOURCE_NAMES) references.push(...(await recordsWith(mark, { resource, source })));
  return [...references, ...(await logoOf(source)), ...(await draftsOf(source)), ...(await binOf(source))];
}

async function recordsWith(mark: string, { resource, source }: { resource: ResourceName; source: Reader }): Promise<PictureReference[]> {
  const { table } = RECORDS[resource];
  const pictures = table.resource.pictureFields.map(columnOf);
  if (pictures.length === 0) return [];
  const where = { ...table.present, OR: pictures.map((column) => ({ [column]: { contains: mark } })) };
  // only these columns: every media screen asks this of all records
  const rows = await rowsOf(table, source).findMany({ where, select: selectOfNames(table, pictures) });
  return rows.map((row) => {
    const id = textOf(row, "id");
    return { resource, id, title: recordNameIn(row) ?? id, text: pictures.map((column) => textOf(row, column)).join("\n") };
  });
}

async function logoOf(source: Reader): Promise<PictureReference[]> {
  const { logo_url: text = "" } = await lookSetting.ownIn(source);
  return text === "" ? [] : [{ resource: "settings", id: LOOK_ID, title: "Logo", text }];
}

async function draftsOf(source: Reader): Promise<PictureReference[]> {
  const where = { resource: { in: [...RESOURCE_NAMES] } };
  const rows = await source.draft.findMany({ where, select: { resource: true, recordId: true, values: true } });
  return rows.flatMap(({ values, ...of }) => referenceFrom(of, values, "draft"));
}

async function binOf(source: Reader): Promise<PictureReference[]> {
  const changes = await source.change.findMany({
    where: { resource: { in: [...RESOURCE_NAMES] }, action: { in: ["delete", "restore"] } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { resource: true, recordId: true, action: true, before: true },
  });
  const last = new Map(changes.map((change) => [`${change.resource} ${change.recordId}`, change]));
  return [...last.values()].flatMap(({ action, before, ...of }) => (action === "delete" ? referenceFrom(of, before, "bin") : []));
}

function referenceFrom({ resource: word, recordId: id }: { resource: string; recordId: string }, values: unknown, notOnSite: "draft" | "bin"): PictureReference[] {
  const resource = resourceNameFrom(word);
  return resource ? [{ resource, id, title: recordNameIn(values) ?? id, notOnSite, text: JSON.stringify(values) }] : [];
}
