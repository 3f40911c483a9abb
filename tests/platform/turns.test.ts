import { setImmediate as nextRound } from "node:timers/promises";
import { beforeEach, expect, it } from "vitest";
import { turn } from "~/platform/turns";

// the time slice of earlier work ends with its event loop round
beforeEach(async () => {
  await nextRound();
});

it("the event loop keeps running while much work arrives at once", async () => {
  const rounds = { count: 0, isOver: false };
  const round = () => {
    rounds.count += 1;
    if (!rounds.isOver) setImmediate(round);
  };
  setImmediate(round);
  const done: number[] = [];
  await Promise.all(Array.from({ length: 100 }, (_, index) => turn().then(() => done.push(workFor(1, index)))));
  rounds.isOver = true;
  expect(done).toEqual(Array.from({ length: 100 }, (_, index) => index));
  // 10 ms at a time, then one piece of work per round
  expect(rounds.count).toBeGreaterThan(80);
});

it("a turn comes at once while no work has taken long", async () => {
  const first = await Promise.race([turn().then(() => "turn"), nextRound("round")]);
  expect(first).toBe("turn");
});

/** Blocks the thread for some ms, as a SQLite query does. */
function workFor(ms: number, index: number): number {
  const end = performance.now() + ms;
  while (performance.now() < end);
  return index;
}
