import { expectAccessible, expectToFit } from "./accessible";
import { expect, test } from "./test";

test("the undo button works again after its confirmation was cancelled", async ({ enterAs, ownSite, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "only a script can ask for confirmation");
  const editor = await enterAs("editor", ownSite);
  await editor.goto("/admin/settings/company");
  await editor.getByLabel("Name", { exact: true }).fill("Xaloc Films");
  await editor.getByRole("button", { name: "Speichern" }).click();
  await expect(editor.getByText("Die Angaben zur Firma wurden gespeichert.")).toBeVisible();
  await editor.getByLabel("Telefon", { exact: true }).fill("+376 111 222");
  const [undo, question] = [editor.getByRole("button", { name: "Rückgängig" }), editor.getByRole("dialog", { name: "Änderungen verwerfen?" })];
  await undo.click();
  await question.getByRole("button", { name: "Weiterbearbeiten" }).click();
  await expect(question).toHaveCount(0);
  await expect(async () => {
    await undo.click();
    await expect(question).toBeVisible({ timeout: 500 });
  }).toPass();
  await question.getByRole("button", { name: "Verwerfen" }).click();
  await expect(editor.getByRole("status").first()).toContainText("zurückgesetzt");
  await editor.goto("/admin/settings/company");
  await expect(editor.getByLabel("Name", { exact: true })).not.toHaveValue("Xaloc Films");
});

test("staff change the company details, and restore them from the history", async ({ page, enterAs, ownSite }) => {
  const editor = await enterAs("editor", ownSite);
  await editor.setViewportSize({ width: 360, height: 740 });
  const footer = page.getByRole("contentinfo");

  await test.step("an invalid value shows an error at its field, and all values are kept", async () => {
    await editor.goto("/admin/settings");
    await editor.getByRole("link", { name: "Angaben zur Firma" }).click();
    await expect(editor.getByLabel("Straße und Hausnummer")).toHaveAccessibleDescription(/Umzug.*„Karte“/);
    await editor.getByLabel("Name", { exact: true }).fill("Xaloc Films");
    await editor.getByLabel("Telefon", { exact: true }).fill("971 111 222");
    await editor.getByRole("button", { name: "Speichern" }).click();
    await expect(editor.getByLabel("Telefon", { exact: true })).toHaveAccessibleDescription(/Landesvorwahl/);
    await expect(editor.getByLabel("Name", { exact: true })).toHaveValue("Xaloc Films");
    // axe reports controls that the bar at the top partly covers as too small
    await editor.evaluate(() => scrollTo(0, 0));
    await expectAccessible(editor);
    await expectToFit(editor);
  });

  await test.step("the next response of the site shows the saved details", async () => {
    await editor.getByLabel("Telefon", { exact: true }).fill("+376 111 222");
    await editor.locator('[name="last_day"]').selectOption("Samstag");
    await editor.getByRole("button", { name: "Speichern" }).click();
    await expect(editor.getByText("Die Angaben zur Firma wurden gespeichert.")).toBeVisible();
    await page.goto(`${ownSite.origin}/en`);
    await expect(page).toHaveTitle(/Xaloc Films/);
    await expect(footer.getByRole("link", { name: "+376 111 222" })).toHaveAttribute("href", "tel:+376111222");
    // on this page, because texts that are stored with a new site would still name the old day
    await page.goto(`${ownSite.origin}/en/contact`);
    await expect(page.getByText("Monday to Saturday 9:00-18:00").first()).toBeVisible();
    await editor.goto("/admin");
    await expect(editor).toHaveTitle("Dashboard – Xaloc Films");
  });

  await test.step("the history restores the earlier details", async () => {
    await editor.goto("/admin/settings/company");
    await editor.getByRole("link", { name: "Verlauf" }).click();
    await expect(editor.getByText("Xaloc Films").first()).toBeVisible();
    await editor.getByRole("link", { name: /zurücksetzen|wiederherstellen/i }).first().click();
    await editor.getByRole("button", { name: /zurücksetzen|wiederherstellen/i }).click();
    await expect(editor.getByRole("status").first()).toBeVisible();
    await page.goto(`${ownSite.origin}/en`);
    await expect(page).toHaveTitle(/Calima Media/);
  });
  // this test's site stops before the page closes, which may still request its icon
  await page.close();
});
