import type { Language } from "~/i18n/languages";
import { withPictures } from "../media/pictures.server";
import { inLanguage, listShownRecords } from "../record/public-records.server";
import { MOST_FEATURED_PROJECTS, PROJECTS_ON_THE_START_PAGE } from "./project-lists";
import type { Project, ShownProject } from "./projects";
import { projectTable } from "./projects.server";

/** The projects that the site shows off, at most six, in the order that staff gave them. */
export async function listFeaturedProjects(language: Language): Promise<ShownProject[]> {
  const featured = await listShownRecords(projectTable, ({ isActive, isFeatured }) => isActive && isFeatured);
  return asShown(featured.slice(0, MOST_FEATURED_PROJECTS), language);
}

/** What the start page opens with, at most three: the featured ones first, then others, each in the order of staff. */
export async function listFirstProjects(language: Language): Promise<ShownProject[]> {
  const active = await listShownRecords(projectTable, ({ isActive }) => isActive);
  const first = active.toSorted((one, other) => Number(other.isFeatured) - Number(one.isFeatured));
  return asShown(first.slice(0, PROJECTS_ON_THE_START_PAGE), language);
}

async function asShown(shown: readonly Project[], language: Language): Promise<ShownProject[]> {
  return withPictures(await inLanguage(projectTable, shown, language), ({ imageUrl }) => imageUrl, language);
}
