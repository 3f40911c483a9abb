import type { Language } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { picturesOf } from "../media/pictures.server";
import { germanTextsOf, translated } from "../translations/translation";
import { listTranslations } from "../translations/translations.server";
import { MOST_FEATURED_PROJECTS, type ShownProject, TRANSLATED_FIELDS } from "./project";

/** The projects that the site shows off, at most six, in the order that staff gave them. */
export async function listFeaturedProjects(language: Language): Promise<ShownProject[]> {
  const [rows, translations] = await Promise.all([
    read.project.findMany({
      where: { isActive: true, isFeatured: true },
      orderBy: [{ sortOrder: "asc" }, { id: "asc" }],
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
