/** Where a record stands in its list. Numbers may have gaps, and rows from elsewhere may share one. */
export type Place = { id: string; sortOrder: number };

/**
 * The records that need another number so that one of them goes a step up or down: the two that change places, and,
 * where neighbours share a number, those behind them. None at the end of the list.
 */
export function placesAfterMove(list: readonly Place[], id: string, direction: "up" | "down"): Place[] {
  const from = list.findIndex((place) => place.id === id);
  const to = direction === "up" ? from - 1 : from + 1;
  const moved = list[from];
  const neighbour = list[to];
  if (!moved || !neighbour) return [];
  const order = list.with(to, moved).with(from, neighbour);
  return renumbered(order, list).filter((place, index) => place.sortOrder !== order[index]?.sortOrder);
}

/** The numbers stay where they are while the records move; one that is not above the number before it is raised. */
function renumbered(order: readonly Place[], list: readonly Place[]): Place[] {
  let last = -Infinity;
  return order.map(({ id }, index) => {
    last = Math.max(list[index]?.sortOrder ?? 0, last + 1);
    return { id, sortOrder: last };
  });
}
