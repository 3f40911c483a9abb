import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { createOutbox } from "~/platform/outbox";

it("an outbox lets requests be answered between its jobs, even if these wait for nothing", async () => {
  let left = 50;
  const outbox = createOutbox({
    takeNext: () => Promise.resolve(left > 0 ? left-- : null),
    deliver: () => Promise.resolve(),
    atOnce: 1,
    everyMs: 1_000,
    onError: (error) => expect.unreachable(String(error)),
  });
  const delivered = outbox.deliverDue();
  await setImmediate();
  expect(left).toBeGreaterThan(40);
  await delivered;
  expect(left).toBe(0);
});
