import { expect, it, onTestFinished, vi } from "vitest";
import { startBuiltSite } from "./built-app";

it("a page for React whose rendering has not begun in time is answered, although React reports nothing", async () => {
  const site = await startBuiltSite();
  await site.ask("/admin/setup");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const later = setImmediate;
  const begin = vi.spyOn(globalThis, "setImmediate");
  begin.mockImplementation((work: () => void) => {
    if (!/renderToPipeableStream/.test(new Error().stack ?? "")) return later(work);
    begin.mockRestore();
    return later(() => vi.advanceTimersByTime(10_000));
  });
  expect((await site.ask("/admin/setup")).status).toBe(500);
});
