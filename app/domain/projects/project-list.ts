import { MOST_FEATURED_PROJECTS, type Project } from "./project";

/** Views of the list: without a filter all projects, the newest first. */
export type ProjectFilter = "featured" | "inactive";

export type ProjectCounts = { all: number; featured: number; inactive: number };

/** What a card of the list shows. */
export type ListedProject = Pick<Project, "id" | "title" | "description" | "category" | "year" | "projectUrl"> & {
  version: number;
  isActive: boolean;
  isFeatured: boolean;
  /** The address of a small picture. */
  thumbnail: string | null;
  /** The ends of the order on the website, which only the featured ones have. */
  isFirst: boolean;
  isLast: boolean;
};

/** The view that a word in an address asks for; none for what it does not know. */
export function projectFilterFrom(word: string | null | undefined): ProjectFilter | undefined {
  return word === "featured" || word === "inactive" ? word : undefined;
}

/** What to say when more projects are featured than the website shows; null if it shows them all. */
export function tooManyFeatured(count: number): string | null {
  if (count <= MOST_FEATURED_PROJECTS) return null;
  const shown = MOST_FEATURED_PROJECTS.toString();
  return `${count.toString()} Projekte sind hervorgehoben. Die Website zeigt davon die ersten ${shown} in ihrer Reihenfolge.`;
}
