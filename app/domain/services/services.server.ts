import { operationsOf } from "../record/record-operations.server";
import { BY_POSITION, tableOf } from "../record/resource-table.server";
import type { ServiceCategory } from "./service-choices";
import { services } from "./services";

export const serviceTable = tableOf(services, {
  model: "service",
  present: {},
  orderBy: BY_POSITION,
  removal: "erases",
  behind: ({ category }) => inCategory(category),
  listAround: { where: ({ category }) => inCategory(category) },
  page: () => "services",
  isShown: ({ isActive }) => isActive,
});

export const serviceRecords = operationsOf(serviceTable);

/** A category that nobody knows any more counts as the usual one. */
export function inCategory(category: ServiceCategory) {
  return category === "additional" ? { category } : { category: { not: "additional" } };
}
