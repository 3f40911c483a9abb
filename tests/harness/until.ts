import { setTimeout as pause } from "node:timers/promises";

/** Waits for a condition, asking again and again; says what it waited for when it never comes. */
export async function until(what: string, condition: () => Promise<boolean>, patience = 20_000) {
  const end = performance.now() + patience;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
    await pause(20);
  }
}
