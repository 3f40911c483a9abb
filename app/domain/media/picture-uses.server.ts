import type { Reader } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { type PictureUse, referenceOf } from "./picture";

type Source = Pick<Reader, "teamMember" | "partner" | "project" | "podcastCrew">;

/** What shows an uploaded picture. Deleted members and sponsors show nothing any more. */
export async function usesOf(picture: { category: string; filename: string }, source: Source = read): Promise<PictureUse[]> {
  const url = referenceTo(picture);
  const select = { id: true, name: true } as const;
  const members = await source.teamMember.findMany({ where: { imageUrl: url, isActive: true }, select });
  const sponsors = await source.partner.findMany({ where: { logoUrl: url, isActive: true }, select });
  const projects = await source.project.findMany({ where: { imageUrl: url, deletedAt: null }, select: { id: true, title: true } });
  const crew = await source.podcastCrew.findMany({ where: { imageUrl: url }, select });
  return [
    ...members.map(({ id, name }) => ({ noun: "team" as const, id, title: name })),
    ...sponsors.map(({ id, name }) => ({ noun: "sponsors" as const, id, title: name })),
    ...projects.map(({ id, title }) => ({ noun: "projects" as const, id, title })),
    ...crew.map(({ id, name }) => ({ noun: "podcast_crew" as const, id, title: name })),
  ];
}

/** Also the address of one of its files counts, which somebody may have copied into a form. */
function referenceTo(picture: { category: string; filename: string }) {
  return { startsWith: referenceOf(picture).replace(/\.webp$/, "") };
}
