import type { Page } from "@playwright/test";
import { expectAccessible, expectToFit } from "./accessible";
import { expect, test } from "./test";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: /cookie/i });

async function choiceOf(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "cookie-preferences")?.value;
}

test("on a phone held sideways, each way to answer the cookie dialog is visible without scrolling", async ({ page, site }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  for (const [language, adjust] of [["es", "Personalizar los ajustes"], ["en", "Customise settings"], ["de", "Einstellungen anpassen"]] as const) {
    await page.goto(`${site.origin}/${language}`);
    await expect(dialogOf(page).getByText(adjust)).toBeInViewport({ ratio: 1 });
    await expectToFit(page);
  }
});

test("the cookie dialog appears after a second, offers each category, and can be reopened to change the choice", async ({ page, site, javaScriptEnabled }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.origin}/en/vision`);
  await expect(page.locator("#cookie-dialog")).toHaveCSS("animation-delay", "1s");
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText("Your choice is kept after you close your browser and takes effect immediately.");
  await expect(dialog.getByRole("button", { name: "Close without saving" })).toBeInViewport();
  const box = await dialog.boundingBox();
  expect(box?.height ?? 740, "the page stays readable on a phone").toBeLessThan(740 / 2);
  await expectToFit(page);

  await dialog.getByText("Customise settings").click();
  await expect(dialog.getByLabel("Necessary")).toBeChecked();
  await expect(dialog.getByLabel("Necessary")).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByLabel("Marketing").check();
  await dialog.getByRole("button", { name: "Save choice" }).click();
  await expect(dialog).toBeHidden();
  if (javaScriptEnabled) {
    await expect(page.getByRole("status")).toHaveText("Your choice has been saved.");
    await page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" }).click();
    await expect(dialog.getByRole("heading")).toHaveText("Cookie settings");
    await expect(page.getByRole("status"), "no notice covers the choices").toBeEmpty();
    await page.keyboard.press("Escape");
  }
  await expect(page).toHaveURL(`${site.origin}/en/vision`);
  await expect.poll(() => choiceOf(page)).toBe("necessary.marketing");

  await page.goto(`${site.origin}/kontakt`);
  await expect(page.locator("#cookie-dialog")).not.toHaveAttribute("open");
  const entry = page.getByRole("contentinfo").getByRole("link", { name: "Cookie-Einstellungen" });
  await entry.click();
  if (javaScriptEnabled) {
    await expect(dialog.getByRole("heading")).toBeFocused();
    await expect(dialog.getByLabel("Marketing")).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(entry).toBeFocused();
    await entry.click();
    await dialog.getByRole("button", { name: "Alle ablehnen" }).click();
  } else {
    await expect(page).toHaveURL(`${site.origin}/cookies`);
    await expect(page.getByLabel("Marketing")).toBeChecked();
    await page.getByRole("button", { name: "Alle ablehnen" }).click();
    await expect(page.getByLabel("Marketing")).not.toBeChecked();
  }
  await expect.poll(() => choiceOf(page)).toBe("necessary");
});

test("the cookie page confirms saving once, and moves the focus to the confirmation", async ({ page, site }) => {
  await page.goto(`${site.origin}/es/cookies`);
  await page.getByLabel("Estadísticas").check();
  await page.getByRole("button", { name: "Guardar la elección" }).click();
  const saved = page.getByRole("status");
  await expect(saved).toHaveText("Tu elección se ha guardado.");
  await expect(saved).toBeFocused();
  await expect(saved).toBeInViewport();
  await expect(page.getByLabel("Estadísticas")).toBeChecked();
  expect(await choiceOf(page)).toBe("necessary.analytics");
  await expectAccessible(page);
  await page.reload();
  await expect(saved).toHaveCount(0);
});

test("closing the cookie dialog saves nothing, and accepting all saves all categories", async ({ page, site }) => {
  await page.goto(`${site.origin}/team`);
  await dialogOf(page).getByRole("button", { name: "Schließen, ohne zu speichern" }).click();
  await expect(dialogOf(page)).toBeHidden();
  expect(await choiceOf(page)).toBeUndefined();

  await page.goto(`${site.origin}/vision`);
  await dialogOf(page).getByRole("button", { name: "Alle akzeptieren" }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect.poll(() => choiceOf(page)).toBe("necessary.analytics.marketing.preferences");
});

test("the settings show the saved choice again after leaving them without saving", async ({ page, site }) => {
  await page.goto(`${site.origin}/cookies`);
  const marketing = page.getByRole("main").getByLabel("Marketing");
  await marketing.check();
  await page.goto(`${site.origin}/team`);
  await page.goBack();
  await expect(marketing).not.toBeChecked();
});

test("a prefetched page does not load the map after consent was withdrawn", async ({ page, site, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, saving a choice loads a page, and nothing is prefetched");
  await page.goto(`${site.origin}/de/team`);
  await dialogOf(page).getByRole("button", { name: "Alle akzeptieren" }).click();
  await expect.poll(() => choiceOf(page)).toContain("preferences");
  await page.reload();
  const contact = page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link", { name: "Kontakt" });
  const prefetched = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/de/kontakt"));
  await contact.hover();
  await prefetched;
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie-Einstellungen" }).click();
  await dialogOf(page).getByRole("button", { name: "Alle ablehnen" }).click();
  await expect.poll(() => choiceOf(page)).toBe("necessary");
  await contact.click();
  await expect(page).toHaveURL(`${site.origin}/de/kontakt`);
  await expect(page.locator("#map iframe")).toHaveCount(0);
});

test("a choice takes effect immediately on the current page, and is shown in the settings", async ({ page, site, stubHost, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, saving a choice loads a page");
  await stubHost("www.openstreetmap.org");
  await page.goto(`${site.origin}/kontakt`);
  const [dialog, map] = [dialogOf(page), page.locator("#map")];
  const entry = page.getByRole("contentinfo").getByRole("link", { name: "Cookie-Einstellungen" });
  for (const [answer, isGiven] of [["Alle akzeptieren", true], ["Alle ablehnen", false]] as const) {
    await dialog.getByRole("button", { name: answer }).click();
    await expect(map.locator("iframe")).toHaveCount(isGiven ? 1 : 0);
    await entry.click();
    for (const name of ["Statistik", "Marketing", "Komfort"]) await expect(dialog.getByLabel(name)).toBeChecked({ checked: isGiven });
  }
  await page.keyboard.press("Escape");
  await map.getByRole("checkbox").check();
  await map.getByRole("button", { name: "Karte laden" }).click();
  await entry.click();
  await expect(dialog.getByLabel("Komfort")).toBeChecked();
  await expect(dialog.getByLabel("Marketing")).not.toBeChecked();
});

test("a choice that cannot be saved in the background is submitted as a form", async ({ page, site, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, saving a choice loads a page");
  await page.goto(`${site.origin}/kontakt`);
  await page.route(`${site.origin}/cookies`, (route) => route.fulfill({ status: 429 }), { times: 1 });
  await dialogOf(page).getByRole("button", { name: "Alle ablehnen" }).click();
  await expect.poll(() => choiceOf(page)).toBe("necessary");
  await expect(page).toHaveURL(`${site.origin}/kontakt`);
});

test("a choice made offline keeps the page and its typed text", async ({ page, site, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript, saving a choice loads a page");
  await page.goto(`${site.origin}/kontakt`);
  const text = page.getByLabel("Nachricht", { exact: true });
  await text.fill("Wir bauen Boote.");
  await page.context().setOffline(true);
  const failed = page.waitForEvent("requestfailed");
  await dialogOf(page).getByRole("button", { name: "Alle ablehnen" }).click();
  await failed;
  await expect(dialogOf(page)).toBeHidden();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(text).toHaveValue("Wir bauen Boote.");
  // checked without waiting, because a notice would disappear by itself
  expect(await page.getByRole("status").textContent(), "nothing was saved").toBe("");
  await page.context().setOffline(false);
  await page.goto(`${site.origin}/team`);
  await expect(dialogOf(page), "the dialog opens again").toBeVisible();
});

test("the map loads only with the visitor's consent, for once or always", async ({ page, site, stubHost, javaScriptEnabled }) => {
  await page.goto(`${site.origin}/kontakt`);
  await dialogOf(page).getByRole("button", { name: "Alle ablehnen" }).click();
  const map = page.locator("#map");
  await expect(map).toContainText("Die Karte kommt von OpenStreetMap (openstreetmap.org).");
  await expect(map.locator("iframe")).toHaveCount(0);
  await map.getByText("Details anzeigen").click();
  await expect(map).toContainText("Carrer de la Calima, 7");
  for (const name of ["Route planen", "In Google Maps öffnen"]) {
    await expect(map.getByRole("link", { name })).toHaveAttribute("href", /Carrer%20de%20la%20Calima/);
  }

  const requests = await stubHost("www.openstreetmap.org");
  await map.getByRole("button", { name: "Karte laden" }).click();
  await expect(map.locator("iframe")).toHaveAttribute("title", /^Karte: Carrer/);
  await map.locator("iframe").scrollIntoViewIfNeeded();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await expect(map.getByRole("button", { name: "Karte laden" })).toBeHidden();
  expect(await choiceOf(page)).toBe("necessary");
  await expectAccessible(page);

  await page.context().clearCookies({ name: "embed-once" });
  await page.goto(`${site.origin}/es/contacto`);
  await expect(map.locator("iframe")).toHaveCount(0);
  await map.getByLabel("Cargar siempre los mapas").check();
  await map.getByRole("button", { name: "Cargar el mapa" }).click();
  await expect(map.locator("iframe")).toHaveCount(1);
  await expect.poll(() => choiceOf(page)).toBe("necessary.preferences");
  await page.goto(`${site.origin}/en/contact`);
  await expect(map.locator("iframe")).toHaveCount(1);

  if (!javaScriptEnabled) return;
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" }).click();
  await dialogOf(page).getByRole("button", { name: "Decline all" }).click();
  await expect(map.locator("iframe"), "takes effect immediately").toHaveCount(0);
});

test("a browser without dialog support hides the cookie dialog once it was answered", async ({ page, site }) => {
  await page.goto(`${site.origin}/en/vision`);
  await dialogOf(page).getByRole("button", { name: "Decline all" }).click();
  await expect.poll(() => choiceOf(page)).toBe("necessary");
  await page.route(`${site.origin}/en/team`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/(<\/?)dialog\b/g, "$1x-dialog") });
  });
  await page.goto(`${site.origin}/en/team`);
  // not `toBeHidden`, because an open dialog is also hidden during the first second
  await expect(page.locator("x-dialog#cookie-dialog")).toHaveCSS("display", "none");
});
