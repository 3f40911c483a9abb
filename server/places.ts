import { tally } from "./tally";

/** More requests at once would only wait longer, and exhaust the memory. */
export const MAX_AT_ONCE = 100;

/** Beyond these, for networks that have few: no single one can keep the others out. */
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
    /** Returns a function to leave; null when all places are taken. */
    enter(network: string): (() => void) | null {
      const hasFew = (networks.get(network) ?? 0) < FEW;
      if (taken >= MAX_AT_ONCE + (hasFew ? KEPT_FOR_OTHERS : 0)) return null;
      count(network, 1);
      return () => count(network, -1);
    },
    taken: () => taken,
  };
}
