import { expect, it, vi } from "vitest";
import { createNeighbour, NeighbourOutage } from "~/platform/neighbour";

it("work that gets no answer in time is told to stop", async () => {
  const work = vi.fn<(signal: AbortSignal) => Promise<never>>(() => new Promise(() => undefined));
  await expect(createNeighbour("a test", { wholeMs: 20 })(work)).rejects.toThrow(NeighbourOutage);
  expect(work.mock.calls[0]?.[0].aborted).toBe(true);
});

it("a server that refuses connections at once is asked again at once", async () => {
  const ask = createNeighbour("a test");
  const refused = () => Promise.reject(new Error("ECONNREFUSED"));
  await expect(ask(refused, () => true)).rejects.toThrow(NeighbourOutage);
  expect(await ask(() => Promise.resolve("an answer"))).toBe("an answer");
});
