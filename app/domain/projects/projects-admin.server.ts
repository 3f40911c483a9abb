import { read } from "~/platform/database.server";
import { isMissingTable } from "~/platform/missing-schema";
import { thumbnailsOf } from "../media/pictures.server";
import { pageOf, withEnds } from "../record/list-pages";
import { truncated } from "../record/truncate";
import { CARDS_ON_A_PAGE, type ProjectFilter } from "./project-lists";
import { FEATURED, projectTable } from "./projects.server";

const CONDITIONS = {
  all: projectTable.present,
  inactive: { ...projectTable.present, isActive: false },
  featured: FEATURED,
};

type Wanted = { filter?: ProjectFilter; page: number };

/** One page of a view, with the counts of all views; null when there is no table of projects. */
export async function listProjectsToEdit(wanted: Wanted) {
  try {
    return await readProjects(wanted);
  } catch (error) {
    if (isMissingTable(error)) return null;
    throw error;
  }
}

/** Three queries for any number. */
async function readProjects(wanted: Wanted) {
  const view = wanted.filter ?? "all";
  const counts = await countProjects();
  const { page, pageCount, skip, take } = pageOf(wanted.page, counts[view], CARDS_ON_A_PAGE);
  const rows = await read.project.findMany({
    where: CONDITIONS[view],
    orderBy: [view === "featured" ? { sortOrder: "asc" } : { createdAt: "desc" }, { id: "asc" }],
    select: {
      id: true,
      version: true,
      title: true,
      description: true,
      category: true,
      year: true,
      imageUrl: true,
      projectUrl: true,
      isActive: true,
      isFeatured: true,
    },
    skip,
    take,
  });
  const thumbnails = await thumbnailsOf(rows.map(({ imageUrl }) => imageUrl));
  const projects = rows.map(({ imageUrl, ...row }) => ({
    ...row,
    description: truncated(row.description, 120),
    thumbnail: thumbnails.get(imageUrl) ?? null,
  }));
  return { projects: withEnds(projects, { skip, count: counts[view] }), counts, page, pageCount };
}

async function countProjects() {
  const by = ["isActive" as const, "isFeatured" as const];
  const groups = await read.project.groupBy({ by, where: projectTable.present, _count: true });
  const sumOf = (chosen: typeof groups) => chosen.reduce((sum, { _count }) => sum + _count, 0);
  return {
    all: sumOf(groups),
    featured: sumOf(groups.filter(({ isActive, isFeatured }) => isActive && isFeatured)),
    inactive: sumOf(groups.filter(({ isActive }) => !isActive)),
  };
}
