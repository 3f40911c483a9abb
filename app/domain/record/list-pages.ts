/** why: a row is 2.3 KB of HTML with its buttons and data, and a page of a list is to stay below 60 KB. */
export const ROWS_ON_A_PAGE = 16;

/** Which part of a long list is shown. */
export type PageOf = { page: number; pageCount: number };

/** The page that is asked for as far as there is one: behind the last comes the last. */
export function pageOf(wanted: number, count: number, take = ROWS_ON_A_PAGE): PageOf & { skip: number; take: number } {
  const pageCount = Math.max(1, Math.ceil(count / take));
  const page = Math.min(wanted, pageCount);
  return { page, pageCount, skip: (page - 1) * take, take };
}

/** The rows with the ends of the order: the first of all cannot go up, the last not down. */
export function withEnds<Row>(rows: readonly Row[], { skip, count }: { skip: number; count: number }) {
  return rows.map((row, index) => ({ ...row, isFirst: skip + index === 0, isLast: skip + index === count - 1 }));
}
