import { read } from "~/platform/database.server";
import { operationsOf } from "../record/record-operations.server";
import { BY_POSITION, orWithoutTable, tableOf } from "../record/resource-table.server";
import { withThumbnails } from "../media/pictures.server";
import { keyIn } from "../record/keys";
import { idsOf, type Listing, pageOf, truncated, withEnds } from "../record/list-pages";
import { type ProjectFilter, projects } from "./projects";
import { findSlug, giveSlug } from "./project-slugs.server";

/** Fills rows of two, three and four cards. */
const CARDS_ON_A_PAGE = 12;

export const projectTable = tableOf(projects, {
  model: "project",
  present: { deletedAt: null },
  orderBy: BY_POSITION,
  removal: {
    hides: () => ({ isActive: false, deletedAt: new Date() }),
    shows: ({ is_active }) => ({ isActive: is_active, deletedAt: null }),
  },
  staffOrder: {
    isListed: ({ isActive, isFeatured }) => isActive && isFeatured,
    rowsOnAPage: (filter) => (filter === "featured" ? CARDS_ON_A_PAGE : null),
  },
  afterSave: (tx, { id, form }) => giveSlug(tx, { id, title: form.title }),
  page: () => "services",
  isShown: ({ isActive, isFeatured }) => isActive && isFeatured,
  findSlug: async ({ id, isActive }) => (isActive ? ((await findSlug(id)) ?? id) : null),
});

export const projectRecords = operationsOf(projectTable);

const CONDITIONS: Record<ProjectFilter, object> = {
  inactive: { ...projectTable.present, isActive: false },
  featured: { ...projectTable.present, isActive: true, isFeatured: true },
};

/** `projects` is null where the table is missing. */
export function listProjectsForAdmin(wanted: Listing) {
  return orWithoutTable(() => readProjects(wanted), () => NO_TABLE);
}

const NO_TABLE = { resource: "projects" as const, filter: undefined, ids: [], projects: null, page: 1, pageCount: 1 };

const LISTED = {
  ...{ id: true, version: true, title: true, description: true, category: true, year: true },
  ...{ imageUrl: true, projectUrl: true, isActive: true, isFeatured: true },
} as const;

async function readProjects(wanted: Listing) {
  const filter = keyIn(CONDITIONS, wanted.filter);
  const counts = await countProjects();
  const count = counts[filter ?? "all"];
  const { page, pageCount, skip, take } = pageOf(wanted.page, count, CARDS_ON_A_PAGE);
  const rows = await read.project.findMany({
    where: filter ? CONDITIONS[filter] : projectTable.present,
    orderBy: [filter === "featured" ? { sortOrder: "asc" } : { createdAt: "desc" }, { id: "asc" }],
    select: LISTED,
    skip,
    take,
  });
  const projects = (await withThumbnails(rows, "imageUrl")).map((row) => ({ ...row, description: truncated(row.description, 120) }));
  return { resource: "projects" as const, filter, ids: idsOf(rows), projects: withEnds(projects, { skip, count }), counts, page, pageCount };
}

async function countProjects() {
  const groups = await read.project.groupBy({ by: ["isActive", "isFeatured"], where: projectTable.present, _count: true });
  const sumOf = (chosen: typeof groups) => chosen.reduce((sum, { _count }) => sum + _count, 0);
  return {
    all: sumOf(groups),
    featured: sumOf(groups.filter(({ isActive, isFeatured }) => isActive && isFeatured)),
    inactive: sumOf(groups.filter(({ isActive }) => !isActive)),
  };
}
