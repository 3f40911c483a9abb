import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { openRowMenu } from "./row-menu";
import { openOnSite } from "./site-window";
import { expect, test } from "./test";

const name = "Núria Ferragut";

async function editBio(page: Page, bio: string) {
  await page.goto("/admin/team");
  await page.getByRole("link", { name: `Bearbeiten: ${name}` }).click();
  await page.getByLabel("Biografie Deutsch").fill(bio);
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("status").first()).toContainText(name);
}

test("the history shows and undoes edits, the trash restores a deleted record, and the site shows both", async ({ enterAs, ownSite }) => {
  const page = await enterAs("admin", ownSite);
  await editBio(page, "Sie dreht Filme auf alten Kameras.");
  await editBio(page, "Sie dreht Filme auf neuen Kameras.");

  await test.step("the history shows both edits, word by word", async () => {
    await openRowMenu(page, name);
    await page.getByRole("link", { name: `Verlauf: ${name}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Verlauf: ${name}`);
    const [latest, earlier] = [page.locator(".history-entry").first(), page.locator(".history-entry").nth(1)];
    await expect(latest).toContainText("Alba Admin");
    await expect(latest.locator("del")).toContainText("alten");
    await expect(latest.locator("ins")).toContainText("neuen");
    await expectAccessible(page);
    await earlier.getByRole("link", { name: /^Auf diesen Stand zurücksetzen/ }).click();
  });

  await test.step("going back asks for confirmation, and the site shows the earlier text immediately", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`„${name}“ auf einen früheren Stand zurücksetzen?`);
    await expect(page.locator("ins")).toContainText("alten");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Zurücksetzen" }).click();
    await expect(page.getByRole("status").first()).toContainText("zurückgesetzt");
    await expect(page.locator(".history-entry").first()).toContainText("zurückgesetzt");
    const site = await openOnSite(page);
    await expect(site.getByText("Sie dreht Filme auf alten Kameras.")).toBeVisible();
  });

  await test.step("the translation is outdated until staff confirm that it is still right", async () => {
    await page.goto("/admin/translations?state=outdated&language=es&noun=team");
    await page.getByRole("link", { name: `Biografie von ${name} (Español) prüfen` }).click();
    await expect(page.locator("ins")).toContainText("alten Kameras");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Stimmt noch" }).click();
    await expect(page.getByRole("status").first()).toContainText("weiterhin richtig");
    await expect(page).toHaveURL(/state=outdated&language=es&noun=team$/);
    await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(0);
  });

  await test.step("a deleted member is in the trash, and restoring shows the member on the site again", async () => {
    await page.goto("/admin/team");
    const form = await page.getByRole("link", { name: `Bearbeiten: ${name}` }).getAttribute("href");
    await openRowMenu(page, name);
    await page.getByRole("link", { name: `Löschen: ${name}` }).click();
    await page.getByRole("button", { name: "Löschen" }).click();
    await expect(page.getByRole("status").first()).toContainText("gelöscht");
    await page.goto("/de/team");
    await expect(page.getByText(name)).toHaveCount(0);
    for (const screen of ["edit", "history"]) {
      await page.goto(String(form?.replace(/edit$/, screen)));
      await expect(page.getByText("Dieser Eintrag wurde gelöscht.")).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: "Team", exact: true })).toHaveAttribute("href", "/admin/team");
      await expectAccessible(page);
      await page.getByRole("link", { name: "Wiederherstellen" }).click();
      await expect(page.getByRole("heading", { level: 1, name: `Möchten Sie „${name}“ wiederherstellen?` })).toBeVisible();
    }
    await page.goto("/admin/trash?filter=team");
    const row = page.getByRole("row").filter({ hasText: name });
    await expect(row).toContainText("Alba Admin");
    await row.getByRole("link", { name: "Wiederherstellen" }).click();
    await expect(page.getByText("Sie dreht Filme auf alten Kameras.")).toBeVisible();
    await page.getByRole("button", { name: "Wiederherstellen" }).click();
    await expect(page.getByRole("status").first()).toContainText("wiederhergestellt");
    const site = await openOnSite(page);
    await expect(site.getByText("Sie dreht Filme auf alten Kameras.")).toBeVisible();
  });
});
