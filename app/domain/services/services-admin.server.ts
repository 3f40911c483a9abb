import { read } from "~/platform/database.server";
import { isMissingTable } from "~/platform/missing-schema";
import { pageOfGroups, withDetails } from "../record/list-pages";
import { BY_POSITION } from "../record/resource-table.server";
import { rowFrom, selectOf } from "../record/stored-record.server";
import { truncated } from "../record/truncate";
import { SERVICE_CATEGORIES, type ServiceCategory, serviceFilterFrom } from "./service-choices";
import { groupOfService, serviceTable } from "./services.server";

type Wanted = { category?: ServiceCategory; page: number };

/** One page of both categories or of one of them, with the counts of both. Two queries for any number of services. */
export async function listServicesToEdit({ category, page: wanted }: Wanted) {
  const all = await listCategories();
  const listed = all.filter((service) => category === undefined || service.category === category);
  const { page, pageCount, rows } = pageOfGroups(listed, { groupOf: groupOfService, page: wanted });
  const services = withDetails(rows, rows.length === 0 ? [] : await readServices(rows.map(({ id }) => id)));
  const lists = SERVICE_CATEGORIES.map((one) => ({
    category: one,
    count: all.filter((service) => service.category === one).length,
    services: services.filter((service) => service.category === one),
  }));
  return { lists, page, pageCount };
}

/** All services with their categories. Without the table there are none, which is no fault. */
async function listCategories() {
  try {
    const rows = await read.service.findMany({ orderBy: [...BY_POSITION], select: { id: true, category: true } });
    return rows.map(({ id, category }) => ({ id, category: serviceFilterFrom(category) ?? "main" }));
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}

/** What the list shows of services, by their ids. */
async function readServices(ids: string[]) {
  const rows = await read.service.findMany({ where: { id: { in: ids } }, select: { ...selectOf(serviceTable) } });
  return rows.map((row) => rowFrom(serviceTable, row)).map(({ id, version, title, description, icon, isActive, sortOrder }) => ({
    ...{ id, version, title, description: truncated(description, 120), icon, isActive, sortOrder },
  }));
}
