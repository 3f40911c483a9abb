import type { Locator } from "@playwright/test";
import { expect } from "./test";

/** Waits until React has hydrated this part of the page. Before that, the browser handles clicks itself and no script notices typing. */
export async function waitForHydration(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate((element) => Object.keys(element).length)).toBeGreaterThan(0);
}
