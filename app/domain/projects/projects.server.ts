import type { Language } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { draftsShown, newDrafts, orDrafted } from "../record/shown-drafts.server";
import { picturesOf } from "../media/pictures.server";
import { germanTextsOf, translated } from "../record/translation";
import { listTranslations } from "../record/translations.server";
import { MOST_FEATURED_PROJECTS, type Project, type ShownProject, TRANSLATED_FIELDS } from "./project";
import { columnsOf } from "./stored-project";

/** What the site shows, as far as there is room. */
export const FEATURED = { isActive: true, isFeatured: true, deletedAt: null };

/** By number; the id decides between rows that share one. */
export const IN_ORDER = [{ sortOrder: "asc" as const }, { id: "asc" as const }];

/** The projects that the site shows off, at most six, in the order that staff gave them. */
export async function listFeaturedProjects(language: Language): Promise<ShownProject[]> {
  const [rows, translations] = await Promise.all([readFeatured(), listTranslations("projects", language)]);
  const pictures = await picturesOf(rows.map(({ imageUrl }) => imageUrl), language);
  return rows.map((row) => ({
    ...translated(row, translations, TRANSLATED_FIELDS),
    picture: pictures.get(row.imageUrl) ?? null,
    germanTexts: germanTextsOf(row, translations, { fields: TRANSLATED_FIELDS, language }),
  }));
}

async function readFeatured() {
  const rows = await read.project.findMany({
    where: { deletedAt: null, AND: [orDrafted("projects", FEATURED)] },
    orderBy: IN_ORDER,
    select: COLUMNS,
  });
  const drafted = newDrafts("projects", rows).map(({ id, form }) => ({ id, ...columnsOf(form) }));
  const featured = [...rows.map(withDraft), ...drafted].filter(({ isActive, isFeatured }) => isActive && isFeatured);
  return featured.toSorted((one, other) => one.sortOrder - other.sortOrder).slice(0, MOST_FEATURED_PROJECTS);
}

const COLUMNS = {
  id: true,
  title: true,
  description: true,
  category: true,
  year: true,
  imageUrl: true,
  projectUrl: true,
  sortOrder: true,
  isActive: true,
  isFeatured: true,
} as const;

type Row = Project & { sortOrder: number; isActive: boolean; isFeatured: boolean };

function withDraft(project: Row): Row {
  const draft = draftsShown("projects").get(project.id);
  return draft ? { ...project, ...columnsOf(draft) } : project;
}
