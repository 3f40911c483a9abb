import type { Locator, Page } from "@playwright/test";

/** What the site would show of the form: beside it, and without JavaScript on a page of its own. */
export async function lookAtPreview(page: Page, javaScriptEnabled: boolean | undefined): Promise<Locator> {
  if (javaScriptEnabled) return page.frameLocator("iframe").locator("#preview");
  const [opened] = await Promise.all([page.context().waitForEvent("page"), page.getByRole("button", { name: "Vorschau", exact: true }).click()]);
  return opened.locator("#preview");
}
