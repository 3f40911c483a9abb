import type { PageOf } from "../record/list-pages";
import type { Service, ServiceCategory } from "./service";

/** What a card of the list shows; the first one cannot go up, the last one not down. */
export type ListedService = Pick<Service, "id" | "title" | "description" | "icon"> & {
  version: number;
  isActive: boolean;
  sortOrder: number;
  isFirst: boolean;
  isLast: boolean;
};

/** The services of a category, or as many of them as are shown. */
export type ListedServices = PageOf & { category: ServiceCategory; count: number; services: ListedService[] };

export const CATEGORY_TITLES: Record<ServiceCategory, string> = {
  main: "Haupt-Services",
  additional: "Zusätzliche Services",
};

/** The category that a word in an address asks for; none for what it does not know. */
export function serviceFilterFrom(word: string | null | undefined): ServiceCategory | undefined {
  return word === "main" || word === "additional" ? word : undefined;
}
