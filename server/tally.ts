/** Answers the new count. Forgets who is at zero: there may be thousands of strangers. */
export function tally(counts: Map<string, number>, who: string, change: number): number {
  const count = (counts.get(who) ?? 0) + change;
  if (count > 0) counts.set(who, count);
  else counts.delete(who);
  return count;
}
