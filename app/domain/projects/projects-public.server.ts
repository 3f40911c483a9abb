import type { Language } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import type { ServiceArea } from "~/i18n/service-areas";
import { slice } from "~/platform/slices.server";
import { picturesOf, withPictures } from "../media/pictures.server";
import { linesOf } from "../record/field-kinds";
import { findShownRecord, inLanguage, listShownRecords } from "../record/record-operations.server";
import { draftsShown } from "../record/shown-drafts.server";
import { worksIn } from "../team/team";
import { type FoundProject, MOST_FEATURED_PROJECTS, type Project, projects, type ShownProject } from "./projects";
import { projectTable } from "./projects.server";

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
