import { setTimeout as pause } from "node:timers/promises";

/** Longer than a refusal takes on a small machine, and short enough for whoever mistyped. */
const MARK_MS = 200;

/**
 * Waits for the next full multiple of 200 ms since `began` (of `performance.now()`), so that the clock does not tell
 * what was done until then.
 */
export async function atNextMark(began: number): Promise<void> {
  const passed = performance.now() - began;
  await pause(MARK_MS - (passed % MARK_MS));
}
