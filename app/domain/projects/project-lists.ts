export const MOST_FEATURED_PROJECTS = 6;

/** One as wide as the page, and two beside each other below it. */
export const PROJECTS_ON_THE_START_PAGE = 3;

/** Beside each other on the page of a service area. */
export const PROJECTS_OF_AN_AREA = 2;

/** Where the services page shows its projects. */
export const PORTFOLIO = "projects";

/** why: a card says more than a row. Twelve fill whole rows of two, three and four. */
export const CARDS_ON_A_PAGE = 12;

/** Views of the list: without a filter all projects, the newest first. */
export type ProjectFilter = "featured" | "inactive";

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
