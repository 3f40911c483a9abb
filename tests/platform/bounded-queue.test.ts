import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { boundedQueue } from "~/platform/bounded-queue";

it("a bounded queue runs jobs one after another, also after a failed one, and rejects jobs while it is full", async () => {
  const enqueue = boundedQueue({ limit: 2 });
  const seen: string[] = [];
  const job = (name: string, failure?: Error) => async () => {
    seen.push(`${name} begins`);
    await setImmediate();
    seen.push(`${name} ends`);
    if (failure) throw failure;
    return name;
  };
  const first = enqueue(job("one", new Error("broken")));
  const second = enqueue(job("two"));
  const third = enqueue(job("three"));
  expect(enqueue(job("four"))).toBeNull();
  await expect(first).rejects.toThrow("broken");
  expect([await second, await third]).toEqual(["two", "three"]);
  expect(seen).toEqual(["one begins", "one ends", "two begins", "two ends", "three begins", "three ends"]);
  expect(await enqueue(job("five"))).toBe("five");
});
