import { read } from "~/platform/database.server";
import type { Reader } from "~/platform/database-types";
import { findTranslations } from "../translations/save-translations.server";
import type { TranslatedProject } from "./project";

type Source = Pick<Reader, "project" | "translation">;

/** The project, active or not, with its texts in all languages; null for one that never was or that was deleted. */
export async function findProject(id: string, source: Source = read): Promise<TranslatedProject | null> {
  const row = await source.project.findFirst({
    where: { id, deletedAt: null },
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
      sortOrder: true,
    },
  });
  if (row === null) return null;
  const texts = await findTranslations(source, { noun: "projects", recordId: id }, (textOf) => ({
    title: textOf("title"),
    description: textOf("description"),
    category: textOf("category"),
  }));
  return { ...row, ...texts };
}
