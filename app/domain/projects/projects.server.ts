import { read } from "~/platform/database.server";
import type { Language } from "~/i18n/languages";
import type { ServiceArea } from "~/i18n/service-areas";
import { slice } from "~/platform/slices.server";
import { findShownRecord, inLanguage, listShownRecords, operationsOf } from "../record/record-operations.server";
import { BY_POSITION, orWithoutTable, tableOf } from "../record/resource-table.server";
import { picturesOf, withPictures, withThumbnails } from "../media/pictures.server";
import { keyIn } from "../record/keys";
import { idsOf, type Listing, pageOf, truncated, withEnds } from "../record/list-pages";
import { type FoundProject, MOST_FEATURED_PROJECTS, type Project, type ProjectFilter, projects, type ShownProject } from "./projects";
import { findSlug, giveSlug } from "./project-slugs.server";
import { linesOf } from "../record/field-kinds";
import { draftsShown } from "../record/shown-drafts.server";
import { worksIn } from "../team/team";

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

export async function listFeaturedProjects(language: Language): Promise<ShownProject[]> {
  const featured = await listShownRecords(projectTable, ({ isActive, isFeatured }) => isActive && isFeatured);
  return asShown(featured.slice(0, MOST_FEATURED_PROJECTS), language);
}

export async function listFirstProjects(language: Language): Promise<ShownProject[]> {
  return asShown(featuredFirst(await listActive()).slice(0, PROJECTS_ON_THE_START_PAGE), language);
}

const PROJECTS_ON_THE_START_PAGE = 3;

export async function listAreaProjects(area: ServiceArea, language: Language): Promise<ShownProject[]> {
  const matching = (await listActive()).filter(({ services }) => worksIn(area, services));
  return asShown(featuredFirst(matching).slice(0, PROJECTS_OF_AN_AREA), language);
}

const PROJECTS_OF_AN_AREA = 2;

function featuredFirst(projects: readonly Project[]): Project[] {
  return projects.toSorted((one, other) => Number(other.isFeatured) - Number(one.isFeatured));
}

/** `slug` may be a former one; the answer has the current one. */
export async function findProjectPage(slug: string, language: Language): Promise<FoundProject | null> {
  // no slice, because random requests would push out useful entries
  const found = await read.projectSlug.findUnique({ where: { slug }, select: { projectId: true } });
  const id = found?.projectId ?? (isShownAsDraft(slug) ? slug : null);
  const [row] = id === null ? [] : await findShownRecord(projectTable, id);
  if (!row?.isActive) return null;
  const [project, next = null] = await asShown([row, ...(await nextOf(row))], language);
  return project?.slug ? { slug: project.slug, project, gallery: await galleryOf(project, language), next } : null;
}

export async function findShownProject(id: string, language: Language): Promise<Omit<FoundProject, "slug">[]> {
  const shown = await asShown(await findShownRecord(projectTable, id), language);
  return Promise.all(shown.map(async (project) => ({ project, gallery: await galleryOf(project, language), next: null })));
}

async function galleryOf({ gallery }: Pick<Project, "gallery">, language: Language) {
  const urls = linesOf(gallery);
  const pictures = await picturesOf(urls, language);
  return urls.flatMap((url) => pictures.get(url) ?? []);
}

export async function isProjectShown(slug: string): Promise<boolean> {
  const found = await read.projectSlug.findUnique({ where: { slug }, select: { projectId: true } });
  if (found === null) return false;
  const project = await read.project.findUnique({ where: { id: found.projectId }, select: { isActive: true, deletedAt: true } });
  return project?.isActive === true && project.deletedAt === null;
}

async function nextOf({ id }: Project): Promise<Project[]> {
  const active = await listActive();
  const next = active[active.findIndex((project) => project.id === id) + 1] ?? active[0];
  return next && next.id !== id ? [next] : [];
}

function listActive(): Promise<Project[]> {
  return listShownRecords(projectTable, ({ isActive }) => isActive);
}

export async function listProjectSlugs(): Promise<string[]> {
  const active = await read.project.findMany({
    where: { isActive: true, deletedAt: null },
    select: { id: true },
    orderBy: [{ sortOrder: "asc" }, { id: "asc" }],
    take: MOST_LISTED,
  });
  const slugs = await read.projectSlug.findMany({ where: { isCurrent: true }, select: { projectId: true, slug: true } });
  const slugById = new Map(slugs.map(({ projectId, slug }) => [projectId, slug]));
  return active.flatMap(({ id }) => slugById.get(id) ?? []);
}

/** A sitemap has at most 50,000 addresses, a project one in each language (https://www.sitemaps.org/protocol.html). */
const MOST_LISTED = 10_000;

async function asShown(shown: readonly Project[], language: Language): Promise<ShownProject[]> {
  const slugs = await slugsOf(shown.map(({ id }) => id));
  const projects = await withPictures(await inLanguage(projectTable, shown, language), ({ imageUrl }) => imageUrl, language);
  return projects.map((project) => ({ ...project, slug: slugs.get(project.id) ?? (isShownAsDraft(project.id) ? project.id : null) }));
}

/** A draft that was never live has its id as address. */
function isShownAsDraft(id: string): boolean {
  return draftsShown(projects.name).has(id);
}

async function slugsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await currentSlugs(ids.toSorted())).map(({ projectId, slug }) => [projectId, slug]));
}

const currentSlugs = slice("project slugs", async (ids: readonly string[]) =>
  read.projectSlug.findMany({ where: { isCurrent: true, projectId: { in: [...ids] } }, select: { projectId: true, slug: true }, orderBy: { slug: "asc" } }),
);
