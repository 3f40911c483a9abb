import { setImmediate as nextRound } from "node:timers/promises";
import { beforeEach, expect, it } from "vitest";
import { turn } from "~/platform/turns";

// why: a stretch of work ends with the round in which it was done
beforeEach(async () => {
  await nextRound();
});

it("gives the event loop its rounds while work goes on that came all at once", async () => {
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
  // 10 ms at a stretch, and then one piece of work in each round
  expect(rounds.count).toBeGreaterThan(80);
});

it("ends at once while nobody has worked for long", async () => {
  const first = await Promise.race([turn().then(() => "turn"), nextRound("round")]);
  expect(first).toBe("turn");
});

/** Keeps the thread busy for so many ms, as a question to a SQLite file does. */
function workFor(ms: number, index: number): number {
  const end = performance.now() + ms;
  while (performance.now() < end);
  return index;
}
