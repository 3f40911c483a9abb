import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Clicks a link in the menu, and expects a confirmation dialog that keeps the page. Needs JavaScript. */
export async function expectQuestionBeforeLeaving(page: Page) {
  await page.getByRole("navigation", { name: "Admin-Bereich" }).getByRole("link", { name: "Projekte" }).click();
  const question = page.getByRole("dialog", { name: "Änderungen verwerfen?" });
  await question.getByRole("button", { name: "Weiterbearbeiten" }).click();
  await expect(question).toHaveCount(0);
}
