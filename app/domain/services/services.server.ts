import { read } from "~/platform/database.server";
import type { Language } from "~/i18n/languages";
import { keyIn } from "../record/keys";
import { groupByGroup, type Listing, pageOfLists, ROWS_ON_A_PAGE, truncated } from "../record/list-pages";
import { findShownRecord, inLanguage, listShownRecords, operationsOf, takeAll } from "../record/record-operations.server";
import { BY_POSITION, orWithoutTable, readRows, tableOf } from "../record/resource-table.server";
import { CATEGORY_TITLES, isPodcastService, type Service, SERVICE_CATEGORIES, type ServiceCategory, services, type ShownService } from "./services";

const serviceTable = tableOf(services, {
  model: "service",
  present: {},
  orderBy: BY_POSITION,
  removal: "erases",
  behind: ({ category }) => ({ category: category === "additional" ? category : { not: "additional" } }),
  staffOrder: {
    isListed: ({ category }, filter) => (keyIn(CATEGORY_TITLES, filter) ?? category) === category,
    groupOf: groupOfService,
    rowsOnAPage: () => ROWS_ON_A_PAGE,
  },
  page: () => "services",
  isShown: ({ isActive }) => isActive,
});

export const serviceRecords = operationsOf(serviceTable);

function groupOfService({ category }: { category: ServiceCategory }): number {
  return SERVICE_CATEGORIES.indexOf(category);
}

export async function listServicesForAdmin({ filter: word, page }: Listing) {
  const filter = keyIn(CATEGORY_TITLES, word);
  const keyOf = ({ category }: { category: ServiceCategory }) => category;
  const all = await listCategories();
  return { resource: "services" as const, filter, ...(await pageOfLists(all, { keys: SERVICE_CATEGORIES, keyOf, filter, groupOf: groupOfService, page }, readServices)) };
}

async function listCategories() {
  const rows = await orWithoutTable(() => read.service.findMany({ orderBy: [...BY_POSITION], select: { id: true, category: true } }), () => []);
  return rows.map(({ id, category }) => ({ id, category: keyIn(CATEGORY_TITLES, category) ?? "main" }));
}

async function readServices(ids: string[]) {
  const rows = await readRows(serviceTable, read, { where: { id: { in: ids } } });
  return rows.map(({ id, version, title, description, icon, isActive, sortOrder }) => {
    return { id, version, title, description: truncated(description, 120), icon, isActive, sortOrder };
  });
}

export async function listActiveServices(language: Language, take = takeAll): Promise<ShownService[]> {
  const active = await orWithoutTable(() => listShownRecords(serviceTable, ({ isActive }) => isActive), () => []);
  return asShown(take(groupByGroup({ groupOf: groupOfService }, active)), language);
}

export async function findShownService(id: string, language: Language): Promise<ShownService[]> {
  return asShown(await findShownRecord(serviceTable, id), language);
}

function asShown(services: readonly Service[], language: Language): Promise<ShownService[]> {
  return inLanguage(serviceTable, services.map((service) => ({ ...service, isPodcast: isPodcastService(service) })), language);
}
