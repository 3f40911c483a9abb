import { read } from "~/platform/database.server";
import { isMissingTable } from "~/platform/missing-schema";
import { pageOf, ROWS_ON_A_PAGE, withEnds } from "../record/list-pages";
import { BY_POSITION } from "../record/resource-table.server";
import { rowFrom, selectOf } from "../record/stored-record.server";
import { truncated } from "../record/truncate";
import { SERVICE_CATEGORIES, type ServiceCategory } from "./service-choices";
import { inCategory, serviceTable } from "./services.server";

/** As many of each category stand together when they are too many for one page: the rest is a click away. */
const BEGINNING = ROWS_ON_A_PAGE / SERVICE_CATEGORIES.length;

type Wanted = { category?: ServiceCategory; page: number };

type Slice = { category: ServiceCategory; skip: number; take: number };

/** The beginnings of both categories, or one page of one. As many queries for any number of services. */
export async function listServicesToEdit(wanted: Wanted) {
  const counts = await countServices();
  const chosen = SERVICE_CATEGORIES.filter((category) => wanted.category === undefined || category === wanted.category);
  const total = counts.main + counts.additional;
  const beginning = { page: 1, pageCount: 1, skip: 0, take: total <= ROWS_ON_A_PAGE ? ROWS_ON_A_PAGE : BEGINNING };
  return Promise.all(
    chosen.map(async (category) => {
      const count = counts[category];
      const { page, pageCount, skip, take } = wanted.category === undefined ? beginning : pageOf(wanted.page, count);
      const services = count === 0 ? [] : await readServices({ category, skip, take });
      return { category, count, page, pageCount, services: withEnds(services, { skip, count }) };
    }),
  );
}

/** Without the table there are no services, which is no fault. */
async function countServices(): Promise<Record<ServiceCategory, number>> {
  try {
    const [all, additional] = await Promise.all([
      read.service.count(),
      read.service.count({ where: inCategory("additional") }),
    ]);
    return { main: all - additional, additional };
  } catch (error) {
    if (isMissingTable(error)) return { main: 0, additional: 0 };
    throw error;
  }
}

async function readServices({ category, skip, take }: Slice) {
  const where = inCategory(category);
  const rows = await read.service.findMany({ where, orderBy: [...BY_POSITION], select: { ...selectOf(serviceTable) }, skip, take });
  return rows.map((row) => rowFrom(serviceTable, row)).map(({ id, version, title, description, icon, isActive, sortOrder }) => ({
    ...{ id, version, title, description: truncated(description, 120), icon, isActive, sortOrder },
  }));
}
