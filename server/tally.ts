/** Answers the new count. Removes entries at zero, because there may be thousands of networks. */
export function tally(counts: Map<string, number>, who: string, change: number): number {
  const count = (counts.get(who) ?? 0) + change;
  if (count > 0) counts.set(who, count);
  else counts.delete(who);
  return count;
}
