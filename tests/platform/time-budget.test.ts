import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { waitWithinBudget, withTimeBudget } from "~/platform/time-budget.server";

it("the queries of a request share its time, and other work does not count", async () => {
  const seen: string[] = [];
  const query = (name: string) => waitWithinBudget(() => wait(60).then(() => seen.push(name)));
  const request = withTimeBudget(async () => {
    await wait(200);
    await query("one");
    await query("two");
    await query("three");
  }, 160);
  await expect(request).rejects.toThrow("did not answer in time");
  expect(seen).toEqual(["one", "two"]);
});
