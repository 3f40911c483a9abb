import type { Locator, Page } from "@playwright/test";

/** Follows the link in the notice after saving; the site opens in a new window. */
export async function openOnSite(page: Page, notice: Page | Locator = page): Promise<Page> {
  const opened = page.context().waitForEvent("page");
  await notice.getByRole("link", { name: "Auf der Website ansehen" }).click();
  const site = await opened;
  await site.waitForLoadState();
  return site;
}
