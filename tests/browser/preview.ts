import type { Locator, Page } from "@playwright/test";

/** The preview of the form: in a frame beside it or, without JavaScript, on a page that opens separately. */
export async function openPreview(page: Page, javaScriptEnabled: boolean | undefined): Promise<Locator> {
  if (javaScriptEnabled) return page.frameLocator("iframe").locator("#preview");
  const [opened] = await Promise.all([page.context().waitForEvent("page"), page.getByRole("button", { name: "Vorschau", exact: true }).click()]);
  return opened.locator("#preview");
}
