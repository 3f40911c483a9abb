import { readdirSync } from "node:fs";
import { getPriority, platform } from "node:os";
import { describe, expect, it } from "vitest";
import { lowerPriorityOfOtherThreads } from "~/platform/threads.server";

describe.runIf(platform() === "linux")("the main thread", () => {
  it("has a higher priority than all other threads of the process", async () => {
    const own = getPriority(process.pid);
    await lowerPriorityOfOtherThreads();
    const others = readdirSync("/proc/self/task").map(Number).filter((id) => id !== process.pid);
    expect(getPriority(process.pid)).toBe(own);
    expect(others.length).toBeGreaterThan(1);
    expect(others.map((id) => getPriority(id)).filter((priority) => priority < 19)).toEqual([]);
  });
});
