import { expect, it } from "vitest";
import { tally } from "../../server/tally";

it("counts up and down, and keeps no entry at zero", () => {
  const counts = new Map<string, number>();
  expect([tally(counts, "a", 1), tally(counts, "a", 2), tally(counts, "b", 1), tally(counts, "a", -1)]).toEqual([1, 3, 1, 2]);
  expect([tally(counts, "a", -2), tally(counts, "b", -1)]).toEqual([0, 0]);
  expect(counts.size).toBe(0);
});
