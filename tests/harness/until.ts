import { setTimeout as pause } from "node:timers/promises";

/** Polls a condition, and names it in the error if it never becomes true. */
export async function until(what: string, condition: () => Promise<boolean>, patience = 60_000) {
  const end = performance.now() + patience;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`timed out waiting for: ${what}`);
    await pause(20);
  }
}

/** What is stored afterwards is newer than what was stored before: the clock counts milliseconds. */
export async function untilClockTicks() {
  const start = Date.now();
  await until("the clock ticks", () => Promise.resolve(Date.now() > start));
}
