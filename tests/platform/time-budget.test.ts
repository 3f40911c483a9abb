import { expect, it, onTestFinished, vi } from "vitest";
import { waitWithinBudget, withTimeBudget } from "~/platform/time-budget.server";

it("the queries of a request share its time, and other work does not count", async () => {
  // on a busy machine each query would take longer
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const seen: string[] = [];
  const query = (name: string) => waitWithinBudget(() => wait(60).then(() => seen.push(name)));
  const request = withTimeBudget(async () => {
    await wait(200);
    await query("one");
    await query("two");
    await query("three");
  }, 160);
  const refused = expect(request).rejects.toThrow("did not answer in time");
  await vi.advanceTimersByTimeAsync(200 + 160);
  await refused;
  expect(seen).toEqual(["one", "two"]);
});
