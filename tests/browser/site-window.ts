import type { Locator, Page } from "@playwright/test";

/** Follows the notice of a save to the site, which comes in a window of its own. */
export async function seeOnSite(page: Page, notice: Page | Locator = page): Promise<Page> {
  const opened = page.context().waitForEvent("page");
  await notice.getByRole("link", { name: "Auf der Website ansehen" }).click();
  const site = await opened;
  await site.waitForLoadState();
  return site;
}
