/** Where a record stands in its list. Numbers may have gaps, and rows from elsewhere may share one. */
export type SortPosition = { id: string; sortOrder: number };

/** Where a record goes: a step up or down, or in that direction as far as the place of the record `onto`. */
export type Target = { direction: "up" | "down"; onto?: string };

/**
 * The place in the list, counted from 0, to which a record is to go. At the end of the list it stays where it is. Null
 * where the list is not the one that was looked at any more: one of the two is gone, or `onto` lies on the other side.
 */
export function positionAfterMove(list: readonly SortPosition[], id: string, { direction, onto }: Target): number | null {
  const from = list.findIndex((place) => place.id === id);
  const step = direction === "up" ? -1 : 1;
  if (from < 0) return null;
  if (onto === undefined) return Math.min(Math.max(from + step, 0), list.length - 1);
  const to = list.findIndex((place) => place.id === onto);
  return to >= 0 && Math.sign(to - from) === step ? to : null;
}

/**
 * The records that need another number so that one of them goes to a place: it itself, those in between, and, where
 * neighbours share a number, those behind them.
 */
export function positionsAfterMove(list: readonly SortPosition[], id: string, to: number): SortPosition[] {
  const from = list.findIndex((place) => place.id === id);
  const moved = list[from];
  if (!moved || to === from) return [];
  const order = list.toSpliced(from, 1).toSpliced(to, 0, moved);
  return renumbered(order, list).filter((place, index) => place.sortOrder !== order[index]?.sortOrder);
}

/** The numbers stay where they are while the records move; one that is not above the number before it is raised. */
function renumbered(order: readonly SortPosition[], list: readonly SortPosition[]): SortPosition[] {
  let last = -Infinity;
  return order.map(({ id }, index) => {
    last = Math.max(list[index]?.sortOrder ?? 0, last + 1);
    return { id, sortOrder: last };
  });
}
