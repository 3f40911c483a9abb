import type { Reader } from "~/platform/database-types";
import { groupByGroup, pageAt } from "./list-pages";
import { type ResourceTable, rowsOf, type StoredRow } from "./resource-table.server";
import { rowFrom, selectOf } from "./stored-record.server";

/** The rows of a view of the list, group by group. */
export async function listInOrder(source: Reader, table: ResourceTable, filter?: string): Promise<StoredRow[]> {
  const { isListed = () => true, groupOf } = table.staffOrder ?? {};
  const rows = await rowsOf(table, source).findMany({ where: table.present, orderBy: [...table.orderBy], select: selectOf(table) });
  const listed = rows.map((row) => rowFrom(table, row)).filter((row) => isListed(row, filter));
  return groupByGroup({ groupOf }, listed);
}

/** The page of a view of the list on which a record stands; 1 where the view has another order, or has not got it. */
export async function pageOfRecord(source: Reader, table: ResourceTable, { id }: { id: string }, filter?: string): Promise<number> {
  const rowsOnAPage = table.staffOrder?.rowsOnAPage(filter) ?? null;
  if (rowsOnAPage === null) return 1;
  const rows = await listInOrder(source, table, filter);
  return pageAt(rows.findIndex((row) => row.id === id), rowsOnAPage);
}
