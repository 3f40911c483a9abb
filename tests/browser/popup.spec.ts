import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expect, test } from "./test";

async function isClosedForGood(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.some(({ name, value }) => name === "maintenance-popup-closed" && value === "true");
}

/** How many pixels of the content are cut off horizontally while text has double size. */
async function cutOffAtDoubleSize(element: Locator) {
  return element.evaluate((popup) => {
    document.documentElement.style.fontSize = "200%";
    const cutOff = popup.scrollWidth - popup.clientWidth;
    document.documentElement.style.fontSize = "";
    return cutOff;
  });
}

test("staff switch on the maintenance popup, and a visitor sees it on the start page until closing it", async ({
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
  // text typed before the summary takes the focus is not in the preview until the next key
  if (javaScriptEnabled) await expect(office.getByRole("alert")).toBeFocused();
  await office.getByLabel("Titel").fill("Wir bauen um");
  if (javaScriptEnabled) await expect(office.locator(".popup-preview")).toContainText("Wir bauen um");
  await expectAccessible(office);
  await office.getByRole("button", { name: "Speichern" }).click();
  const notice = office.getByText("Einstellungen erfolgreich gespeichert!");
  await expect(notice).toBeVisible();
  if (javaScriptEnabled) await expect(notice).toBeHidden();
  await expect(office.getByRole("button", { name: "Rückgängig" }), "the undo button has no time limit").toBeVisible();
  await expect(office.locator(".popup-preview")).toContainText("Wir bauen um");

  await page.goto(ownSite.origin);
  const question = page.getByRole("dialog", { name: /Cookie/ });
  await expect(question).toBeVisible();
  await expect(popup, "a phone shows one dialog at a time").toBeHidden();
  await question.getByRole("button", { name: "Alle ablehnen" }).click();
  await expect(question).toBeHidden();
  await expect(popup).toBeVisible();
  await expect(popup).toHaveCSS("animation-delay", javaScriptEnabled ? "0s" : "1s");
  expect(await cutOffAtDoubleSize(popup), "nothing is cut off where text has double size").toBe(0);
  await popup.getByRole("button").evaluate((button) => {
    button.textContent = "Einverständniserklärung";
  });
  expect(await cutOffAtDoubleSize(popup), "not even a button with one long word").toBe(0);
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(popup, "a printed page has no popup").toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await expect(popup).toBeVisible();
  if (javaScriptEnabled) {
    const scrim = await popup.evaluate((element) => getComputedStyle(element, "::backdrop").backgroundColor);
    expect(scrim).toBe("rgba(8, 21, 27, 0.6)");
    for (const step of ["Tab", "Shift+Tab", "Shift+Tab", "Tab"]) {
      await page.keyboard.press(step);
      await expect(page.locator(":focus:not(#maintenance-popup *)"), "the rest of the page is inert").toHaveCount(0);
    }
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();
    await expect.poll(() => isClosedForGood(page)).toBe(true);
    await page.context().clearCookies({ name: "maintenance-popup-closed" });
  }

  await page.goto(`${ownSite.origin}/vision`);
  await expect(page.locator("#maintenance-popup")).toHaveCount(0);
  // as in Safari before 17.4
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "checkVisibility"));
  await page.goto(`${ownSite.origin}/en`);
  await expect(popup.getByRole("heading")).toHaveAttribute("lang", "de");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(popup).toHaveCSS("width", "544px");
  await expect(popup.getByRole("heading")).toHaveCSS("font-size", "28px");
  if (javaScriptEnabled) await expect(popup.getByRole("button"), "the button has the focus").toBeFocused();
  else await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(popup).toBeHidden();
  await expect.poll(() => isClosedForGood(page)).toBe(true);
  await page.goto(ownSite.origin);
  await expect(page.locator("#maintenance-popup")).toHaveCount(0);
  // this test's site stops before the page closes, which may still request its icon
  await page.close();
});

test("a popup that must scroll on a phone begins with its title", async ({ page, enterAs, ownSite, javaScriptEnabled }) => {
  const office = await enterAs("editor", ownSite);
  await office.goto("/admin/settings");
  await office.getByLabel("Wartungs-Popup anzeigen").check();
  await office.getByLabel("Nachricht").fill("Wir bauen um.\n\n".repeat(25));
  await office.getByRole("button", { name: "Speichern" }).click();
  await expect(office.getByText("Einstellungen erfolgreich gespeichert!")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.context().addCookies([{ name: "cookie-preferences", value: "necessary", url: ownSite.origin }]);
  await page.goto(ownSite.origin);
  const popup = page.getByRole("dialog", { name: "Website in Bearbeitung" });
  await expect(popup).toBeVisible();
  if (javaScriptEnabled) await expect(popup.locator(":focus")).toHaveCount(1);
  await expect(popup.getByRole("heading")).toBeInViewport({ ratio: 1 });
  await page.close();
});
