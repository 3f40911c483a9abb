import type { Reader } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { can, type CurrentUser } from "../people/access/permissions";
import { recordNameIn } from "../record/record-name";
import { filenameStem, PICTURED_NOUNS, type PictureUse } from "./picture";

type Source = Pick<Reader, "teamMember" | "partner" | "project" | "podcastCrew" | "draft">;

/** What shows an uploaded picture. Deleted members and sponsors show nothing any more. */
export async function usesOf(picture: { filename: string }, source: Source = read): Promise<PictureUse[]> {
  const url = referenceTo(picture);
  const select = { id: true, name: true } as const;
  const members = await source.teamMember.findMany({ where: { imageUrl: url, isActive: true }, select });
  const sponsors = await source.partner.findMany({ where: { logoUrl: url, isActive: true }, select });
  const projects = await source.project.findMany({ where: { imageUrl: url, deletedAt: null }, select: { id: true, title: true } });
  const crew = await source.podcastCrew.findMany({ where: { imageUrl: url }, select });
  const uses: PictureUse[] = [
    ...members.map(({ id, name }) => ({ resource: "team" as const, id, title: name })),
    ...sponsors.map(({ id, name }) => ({ resource: "sponsors" as const, id, title: name })),
    ...projects.map(({ id, title }) => ({ resource: "projects" as const, id, title })),
    ...crew.map(({ id, name }) => ({ resource: "podcast_crew" as const, id, title: name })),
  ];
  const drafts = await draftsWith(url.contains, source);
  return [...uses, ...drafts.filter(({ resource, id }) => !uses.some((use) => use.resource === resource && use.id === id))];
}

/** A draft keeps its picture as well: it would go live without one. */
async function draftsWith(name: string, source: Source): Promise<PictureUse[]> {
  const where = { resource: { in: [...PICTURED_NOUNS] } };
  const rows = await source.draft.findMany({ where, select: { resource: true, recordId: true, values: true } });
  const shown = rows.filter(({ values }) => JSON.stringify(values).includes(name));
  return shown.flatMap(({ resource: word, recordId: id, values }) => {
    const resource = PICTURED_NOUNS.find((one) => one === word);
    return resource ? [{ resource, id, title: recordNameIn(values) ?? id, isDraft: true }] : [];
  });
}

/** Also the address of one of its files counts, which somebody may have copied, or that of a former category. */
function referenceTo({ filename }: { filename: string }) {
  return { contains: `/${filenameStem(filename)}` };
}

export function usesFor(user: CurrentUser, uses: readonly PictureUse[]) {
  return uses.map((use) => ({ ...use, mayEdit: can(user, "update", use.resource) }));
}
