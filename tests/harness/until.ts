import { setTimeout as pause } from "node:timers/promises";

/** Polls a condition, and names it in the error if it never becomes true. */
export async function until(what: string, condition: () => Promise<boolean>, patience = 20_000) {
  const end = performance.now() + patience;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`timed out waiting for: ${what}`);
    await pause(20);
  }
}
