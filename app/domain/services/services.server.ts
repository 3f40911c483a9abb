import { ROWS_ON_A_PAGE } from "../record/list-pages";
import { operationsOf } from "../record/record-operations.server";
import { BY_POSITION, tableOf } from "../record/resource-table.server";
import { SERVICE_CATEGORIES, type ServiceCategory, serviceFilterFrom } from "./service-choices";
import { services } from "./services";

export const serviceTable = tableOf(services, {
  model: "service",
  present: {},
  orderBy: BY_POSITION,
  removal: "erases",
  behind: ({ category }) => inCategory(category),
  staffOrder: {
    isListed: ({ category }, filter) => (serviceFilterFrom(filter) ?? category) === category,
    groupOf: groupOfService,
    rowsOnAPage: () => ROWS_ON_A_PAGE,
  },
  page: () => "services",
  isShown: ({ isActive }) => isActive,
});

export const serviceRecords = operationsOf(serviceTable);

/** A category that nobody knows any more counts as the usual one. */
export function inCategory(category: ServiceCategory) {
  return category === "additional" ? { category } : { category: { not: "additional" } };
}

/** A service is ordered among those of its category. */
export function groupOfService({ category }: { category: ServiceCategory }): number {
  return SERVICE_CATEGORIES.indexOf(category);
}
