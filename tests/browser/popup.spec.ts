import { expectAccessible } from "./accessible";
import { expect, test } from "./test";

test("staff switch the maintenance popup on; a visitor sees it on the start page until it is closed", async ({
  page,
  enterAs,
  ownSite,
  javaScriptEnabled,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(ownSite.origin);
  const popup = page.getByRole("dialog", { name: "Wir bauen um" });
  await expect(page.locator("#maintenance-popup")).toHaveCount(0);

  const office = await enterAs("editor", ownSite);
  await office.goto("/admin/settings");
  await office.getByLabel("Wartungs-Popup anzeigen").check();
  await office.getByLabel("Titel").fill("");
  await office.getByRole("button", { name: "Speichern" }).click();
  await expect(office.getByRole("alert")).toContainText("Bitte geben Sie einen Titel ein.");
  await office.getByLabel("Titel").fill("Wir bauen um");
  if (javaScriptEnabled) await expect(office.locator(".popup-preview")).toContainText("Wir bauen um");
  await expectAccessible(office);
  await office.getByRole("button", { name: "Speichern" }).click();
  const notice = office.getByText("Einstellungen erfolgreich gespeichert!");
  await expect(notice).toBeVisible();
  if (javaScriptEnabled) await expect(notice).toBeHidden();
  await expect(office.locator(".popup-preview")).toContainText("Wir bauen um");

  await page.goto(ownSite.origin);
  const question = page.getByRole("dialog", { name: /Cookie/ });
  await expect(question).toBeVisible();
  await expect(popup, "one thing at a time on a phone").toBeHidden();
  await question.getByRole("button", { name: "Alle ablehnen" }).click();
  await expect(question).toBeHidden();
  await expect(popup).toBeVisible();
  await expect(popup).toHaveCSS("animation-delay", "1s");
  await expectAccessible(page);

  await page.goto(`${ownSite.origin}/vision`);
  await expect(page.locator("#maintenance-popup")).toHaveCount(0);
  await page.goto(`${ownSite.origin}/en`);
  await expect(popup.getByRole("heading")).toHaveAttribute("lang", "de");
  await popup.getByRole("button", { name: "Verstanden" }).click();
  await expect(page.locator("#maintenance-popup")).toHaveCount(0);
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === "maintenance-popup-closed")?.value)
    .toBe("true");
  await page.goto(ownSite.origin);
  await expect(page.locator("#maintenance-popup")).toHaveCount(0);
  // why: the site of this test stops before the page does, which may still want its icon
  await page.close();
});
