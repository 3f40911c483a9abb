/** Repeatable random numbers. */
export interface Dice {
  /** An integer from 0 to below `limit`. */
  below: (limit: number) => number;
  pick: <Item>(items: readonly [Item, ...Item[]] | readonly Item[]) => Item;
  bytes: (length: number) => Buffer;
}

/** mulberry32 is small and sufficient for corrupting files. */
export function diceFrom(seed: number): Dice {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(next() * Math.max(1, limit));
  return {
    below,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("nothing to pick from");
      return item;
    },
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
