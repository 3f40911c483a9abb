import { tally } from "./tally";

/** More requests at once would only wait longer, and use up the memory. */
export const MAX_AT_ONCE = 100;

/** Further places for networks that use few, so that no single network can keep the others out. */
const KEPT_FOR_OTHERS = 20;
const FEW = 4;

export function createPlaces() {
  const networks = new Map<string, number>();
  let taken = 0;

  function count(network: string, change: 1 | -1): void {
    tally(networks, network, change);
    taken += change;
  }

  return {
    /** Answers a function that frees the place; null if all places are taken. */
    enter(network: string): (() => void) | null {
      const hasFew = (networks.get(network) ?? 0) < FEW;
      if (taken >= MAX_AT_ONCE + (hasFew ? KEPT_FOR_OTHERS : 0)) return null;
      count(network, 1);
      return () => count(network, -1);
    },
    taken: () => taken,
  };
}
