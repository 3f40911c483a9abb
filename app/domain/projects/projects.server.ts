import type { Language } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { picturesOf } from "../media/pictures.server";
import { germanTextsOf, translated } from "../translations/translation";
import { listTranslations } from "../translations/translations.server";
import { MOST_FEATURED_PROJECTS, type ShownProject, TRANSLATED_FIELDS } from "./project";

/** What the site shows, as far as there is room. */
export const FEATURED = { isActive: true, isFeatured: true, deletedAt: null };

/** By number; the id decides between rows that share one. */
export const IN_ORDER = [{ sortOrder: "asc" as const }, { id: "asc" as const }];

/** The projects that the site shows off, at most six, in the order that staff gave them. */
export async function listFeaturedProjects(language: Language): Promise<ShownProject[]> {
  const [rows, translations] = await Promise.all([
    read.project.findMany({
      where: FEATURED,
      orderBy: IN_ORDER,
      take: MOST_FEATURED_PROJECTS,
      select: {
        id: true,
        title: true,
        description: true,
        category: true,
        year: true,
        imageUrl: true,
        projectUrl: true,
      },
    }),
    listTranslations("projects", language),
  ]);
  const pictures = await picturesOf(rows.map(({ imageUrl }) => imageUrl));
  return rows.map((row) => ({
    ...translated(row, translations, TRANSLATED_FIELDS),
    picture: pictures.get(row.imageUrl) ?? null,
    germanTexts: germanTextsOf(row, translations, { fields: TRANSLATED_FIELDS, language }),
  }));
}
