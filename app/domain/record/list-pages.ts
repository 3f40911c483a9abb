/** A row has 2.3 KB of HTML with its buttons and data, and a page should stay below 60 KB. */
export const ROWS_ON_A_PAGE = 16;

export type PageOf = { page: number; pageCount: number };

/** The values of the address, so `filter` may be any word. */
export type Listing = { filter?: string | null; page: number };

export function pageOf(wanted: number, count: number, take = ROWS_ON_A_PAGE): PageOf & { skip: number; take: number } {
  const pageCount = Math.max(1, Math.ceil(count / take));
  const page = Math.min(wanted, pageCount);
  return { page, pageCount, skip: (page - 1) * take, take };
}

/** Collects one page from a stream of rows of any length: the wanted page, or else the last. */
export function createPage<Row>(wanted: number, take: number) {
  let rows: Row[] = [];
  let count = 0;
  return {
    add: (row: Row): void => {
      if (count < wanted * take && count % take === 0) rows = [];
      if (count < wanted * take) rows.push(row);
      count += 1;
    },
    page: (): PageOf & { rows: Row[] } => {
      const { page, pageCount } = pageOf(wanted, count, take);
      return { page, pageCount, rows };
    },
  };
}

export function pageAt(index: number, rowsOnAPage: number): number {
  return Math.max(1, Math.floor(index / rowsOnAPage) + 1);
}

export function withEnds<Row>(rows: readonly Row[], { skip, count }: { skip: number; count: number }) {
  return rows.map((row, index) => {
    const place = skip + index + 1;
    return { ...row, place, isFirst: place === 1, isLast: place === count };
  });
}

type Grouped<Row> = { groupOf?: (row: NoInfer<Row>) => number };

export function groupByGroup<Row>({ groupOf = () => 0 }: Grouped<Row>, rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => groupOf(one) - groupOf(other));
}

type WantedPage<Row> = Required<Grouped<Row>> & { page: number; take?: number };

export function pageOfGroups<Row>(rows: readonly Row[], { groupOf, page: wanted, take: most }: WantedPage<Row>) {
  const groups = Map.groupBy(groupByGroup({ groupOf }, rows), groupOf);
  const placed = [...groups.values()].flatMap((own) => withEnds(own, { skip: 0, count: own.length }));
  const { page, pageCount, skip, take } = pageOf(wanted, rows.length, most);
  return { page, pageCount, rows: placed.slice(skip, skip + take) };
}

export type ListOf<Key extends string, Row> = { key: Key; count: number; rows: Row[] };

type Lists<Key extends string, Row> = WantedPage<Row> & { keys: readonly Key[]; keyOf: (row: NoInfer<Row>) => Key; filter?: Key };

/** One page of several lists in sequence. `all` has the values that decide the order; `read` fetches the rest in any order. */
export async function pageOfLists<Key extends string, Row extends { id: string }, Detail extends { id: string }>(
  all: readonly Row[],
  { keys, keyOf, filter, ...wanted }: Lists<Key, Row>,
  read: (ids: string[]) => Promise<Detail[]>,
) {
  const { rows, ...page } = pageOfGroups(all.filter((row) => filter === undefined || keyOf(row) === filter), wanted);
  const ids = idsOf(rows);
  const details = ids.length === 0 ? [] : await read(ids);
  const byId = new Map(details.map((detail) => [detail.id, detail]));
  const lists = keys.map((key) => ({
    key,
    count: all.filter((row) => keyOf(row) === key).length,
    rows: rows.filter((row) => keyOf(row) === key).flatMap((row) => {
      const detail = byId.get(row.id);
      return detail ? [{ ...row, ...detail }] : [];
    }),
  }));
  return { ids, lists, ...page };
}

export function idsOf(records: readonly { id: string }[]): string[] {
  return records.map(({ id }) => id);
}

export function truncated(text: string, longest = 160): string {
  if (text.length <= longest) return text;
  return `${partOf(text, 0, longest).replace(/\s+\S*$/, "")}\u00a0…`;
}

/** Never ends within a surrogate pair, which HTML and loader data encode differently, so that hydration fails. */
export function partOf(text: string, begin: number, end: number): string {
  return text.slice(begin, end).replaceAll(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
}
