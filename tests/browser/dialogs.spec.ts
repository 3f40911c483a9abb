import type { Locator, Page } from "@playwright/test";
import { waitForHydration } from "./alive";
import { expect, test } from "./test";

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "without scripts a page cannot be made inert; the other files open and close each dialog there. The maintenance popup has its own");

const PHONE = { width: 360, height: 740 };

/** Longer than the way around those of the site. The menu of the administration is longer: there only its beginning is passed. */
const STEPS = 18;
const BEYOND = 4;

/** The keyboard goes all the way around, and back over the edge, and meets nothing but the dialog and the browser's own bars. */
async function expectFocusToStayIn(page: Page, dialog: Locator) {
  await expect(dialog.locator(":focus"), "the focus has gone in").toHaveCount(1);
  await dialog.evaluate((element) => {
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element) target.toggleAttribute(element.contains(target) ? "data-met" : "data-met-beside", true);
    });
  });
  for (let step = 0; step < STEPS; step += 1) await page.keyboard.press("Tab");
  for (let step = 0; step < STEPS + BEYOND; step += 1) await page.keyboard.press("Shift+Tab");
  await expect(dialog.locator("[data-met]").first()).toBeAttached();
  await expect(page.locator("[data-met-beside]")).toHaveCount(0);
}

async function expectEscapeToReturn(page: Page, dialog: Locator, opener: Locator) {
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

async function answerCookies(page: Page, origin: string) {
  await page.context().addCookies([{ name: "cookie-preferences", value: "necessary", url: origin }]);
}

test("the menu of the site keeps the focus, and gives it back", async ({ page, site }) => {
  await answerCookies(page, site.origin);
  await page.setViewportSize(PHONE);
  await page.goto(`${site.origin}/vision`);
  const [menu, burger] = [page.locator("#main-menu"), page.getByRole("button", { name: "Menü öffnen" })];
  await burger.press("Enter");
  await expect(menu.getByRole("link", { name: "+34 971 000 000" })).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole("link", { name: "Team" })).toHaveCSS("font-size", "22px");
  await expectFocusToStayIn(page, menu);
  await expectEscapeToReturn(page, menu, burger);
  await burger.press("Enter");
  await menu.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("on a phone the keyboard goes through the header as the eye does", async ({ page, site }) => {
  await answerCookies(page, site.origin);
  await page.setViewportSize(PHONE);
  await page.goto(`${site.origin}/vision`);
  const places: number[] = [];
  await page.keyboard.press("Tab");
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press("Tab");
    places.push((await page.locator("[data-site-header] :focus").boundingBox())?.x ?? -1);
  }
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  await expect(page.getByRole("button", { name: "Menü öffnen" })).toBeFocused();
});

test("the language menu closes when the keyboard leaves it", async ({ page, site }) => {
  await answerCookies(page, site.origin);
  await page.goto(`${site.origin}/vision`);
  const [menu, button] = [page.locator("#language-menu"), page.locator(".language > button")];
  await button.press("Enter");
  await expect(menu).toBeVisible();
  for (const name of ["Español", "English", "Deutsch"]) {
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("button", { name })).toBeFocused();
  }
  await page.keyboard.press("Shift+Tab");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await expect(page.locator("main :focus")).toHaveCount(1);
  await button.click();
  await expectEscapeToReturn(page, menu, button);
});

test("Escape closes the question about cookies from anywhere, and its settings keep the focus", async ({ page, site }) => {
  await page.goto(`${site.origin}/vision`);
  const dialog = page.locator("#cookie-dialog");
  await expect(dialog).toBeVisible();
  await page.locator(".language > button").press("Enter");
  await page.keyboard.press("Escape");
  await expect(dialog, "one thing after the other").toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const entry = page.getByRole("contentinfo").getByRole("link", { name: "Cookie-Einstellungen" });
  await entry.press("Enter");
  await expectFocusToStayIn(page, dialog);
  await expectEscapeToReturn(page, dialog, entry);
  await entry.click();
  await page.mouse.click(180, 5);
  await expect(dialog, "a click beside it").toBeHidden();
});

test("the menu of the administration keeps the focus, and gives it back", async ({ signedIn: page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/admin/team");
  const [menu, button] = [page.locator("#admin-menu"), page.getByRole("button", { name: "Menü", exact: true })];
  // why: the menu opens before React has come, which makes the rest inert
  await waitForHydration(menu);
  await button.press("Enter");
  await expectFocusToStayIn(page, menu);
  await expectEscapeToReturn(page, menu, button);
  await button.press("Enter");
  await menu.getByRole("link", { name: "Sponsoren" }).click();
  await expect(page).toHaveURL(/\/admin\/sponsors$/);
  await expect(menu).toBeHidden();
  await page.getByRole("main").getByRole("link").first().click();
});
