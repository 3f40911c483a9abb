/** Where a record stands in its list. Numbers may have gaps, and rows from elsewhere may share one. */
export type SortPosition = { id: string; sortOrder: number };

/**
 * Where a record goes: a step up or down (from the place `from`, if that is said, so that the same step sent again leads
 * nowhere else), in that direction as far as the place of the record `onto`, or to a place. Places are counted from 1.
 */
export type Target = { direction: "up" | "down"; from?: number; onto?: string } | { direction: "place"; place: number };

/**
 * The place in the list, counted from 0, to which a record is to go. At the end of the list it stays where it is. Null
 * where the list is not the one that was looked at any more: one of the two is gone, or `onto` lies on the other side.
 */
export function positionAfterMove(list: readonly SortPosition[], id: string, target: Target): number | null {
  const index = list.findIndex((place) => place.id === id);
  if (index < 0) return null;
  if (target.direction === "place") return within(list, target.place - 1);
  const { direction, from = index + 1, onto } = target;
  const step = direction === "up" ? -1 : 1;
  if (onto === undefined) return within(list, from - 1 + step);
  const to = list.findIndex((place) => place.id === onto);
  return to >= 0 && Math.sign(to - index) === step ? to : null;
}

function within({ length }: readonly unknown[], index: number): number {
  return Math.min(Math.max(index, 0), length - 1);
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
