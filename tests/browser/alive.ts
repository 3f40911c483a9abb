import type { Locator } from "@playwright/test";
import { expect } from "./test";

/** Waits until React has taken a part of the page over. Before, the browser itself does what is pressed, and nobody hears what is typed. */
export async function untilAlive(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate((element) => Object.keys(element).length)).toBeGreaterThan(0);
}
