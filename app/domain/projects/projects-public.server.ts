import type { Language } from "~/i18n/languages";
import { withPictures } from "../media/pictures.server";
import { inLanguage, listShownRecords } from "../record/public-records.server";
import { MOST_FEATURED_PROJECTS } from "./project-lists";
import type { ShownProject } from "./projects";
import { projectTable } from "./projects.server";

/** The projects that the site shows off, at most six, in the order that staff gave them. */
export async function listFeaturedProjects(language: Language): Promise<ShownProject[]> {
  const featured = await listShownRecords(projectTable, ({ isActive, isFeatured }) => isActive && isFeatured);
  const shown = featured.slice(0, MOST_FEATURED_PROJECTS);
  return withPictures(await inLanguage(projectTable, shown, language), ({ imageUrl }) => imageUrl, language);
}
