import { read } from "~/platform/database.server";
import { picturesOf } from "../media/pictures.server";
import type { PicturedProject } from "./project";

export type ListedProject = PicturedProject & { isActive: boolean; isFeatured: boolean };

/** All projects with their German texts, the newest first. */
export async function listAllProjects(): Promise<ListedProject[]> {
  const rows = await read.project.findMany({
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    select: {
      id: true,
      title: true,
      description: true,
      category: true,
      year: true,
      imageUrl: true,
      projectUrl: true,
      isActive: true,
      isFeatured: true,
    },
  });
  const pictures = await picturesOf(rows.map(({ imageUrl }) => imageUrl));
  return rows.map((row) => ({ ...row, picture: pictures.get(row.imageUrl) ?? null }));
}
