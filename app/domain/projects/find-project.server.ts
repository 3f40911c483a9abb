import { read } from "~/platform/database.server";
import type { Reader } from "~/platform/database-types";
import { findAllTranslations } from "../record/save-translations.server";
import type { TranslatedProject } from "./project";

type Source = Pick<Reader, "project" | "translation">;

/** The project, active or not, with its texts in all languages; null for one that never was or that was deleted. */
export async function findProject(id: string, source: Source = read): Promise<TranslatedProject | null> {
  const [project = null] = await findProjects([id], source);
  return project;
}

/** Those of several that are there. Two queries for any number. */
export async function findProjects(ids: readonly string[], source: Source): Promise<TranslatedProject[]> {
  const rows = await source.project.findMany({
    where: { id: { in: [...ids] }, deletedAt: null },
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
  if (rows.length === 0) return [];
  const textsOf = await findAllTranslations(source, { resource: "projects", recordIds: ids }, (textOf) => ({
    title: textOf("title"),
    description: textOf("description"),
    category: textOf("category"),
  }));
  return rows.map((row) => ({ ...row, ...textsOf(row.id) }));
}
