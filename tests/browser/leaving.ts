import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Tries to leave by the menu, is asked, and stays. Only a script can ask. */
export async function expectQuestionBeforeLeaving(page: Page) {
  await page.getByRole("navigation", { name: "Admin-Bereich" }).getByRole("link", { name: "Projekte" }).click();
  const question = page.getByRole("dialog", { name: "Änderungen verwerfen?" });
  await question.getByRole("button", { name: "Weiterbearbeiten" }).click();
  await expect(question).toHaveCount(0);
}
