import type { Locator, Page } from "@playwright/test";
import { waitForHydration } from "./hydration";
import { expect, test } from "./test";

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "without JavaScript, the page behind a dialog cannot be inert; other files open and close each dialog without it. popup.spec.ts covers the maintenance popup");

const PHONE = { width: 360, height: 740 };

/** More than the focusable elements of each dialog of the site. The menu of the administration has more, so only its beginning is covered. */
const STEPS = 18;
const STEPS_PAST_START = 4;

/** Tabs forwards and backwards past both ends of the dialog. Only the dialog and the browser's toolbars may take the focus. */
async function expectFocusToStayIn(page: Page, dialog: Locator) {
  await expect(dialog.locator(":focus"), "the dialog has taken the focus").toHaveCount(1);
  await dialog.evaluate((element) => {
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element) target.toggleAttribute(element.contains(target) ? "data-met" : "data-met-beside", true);
    });
  });
  for (let step = 0; step < STEPS; step += 1) await page.keyboard.press("Tab");
  for (let step = 0; step < STEPS + STEPS_PAST_START; step += 1) await page.keyboard.press("Shift+Tab");
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

test("the menu of the site traps the focus, and returns it to its button", async ({ page, site }) => {
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

test("a tap beside a dialog closes it, although iOS sends such a click only to elements that listen", async ({ page, site }) => {
  await answerCookies(page, site.origin);
  await page.goto(`${site.origin}/sponsoren`);
  await page.getByRole("button", { name: /^Weiterlesen/ }).first().click();
  const dialog = page.locator("dialog:modal");
  await dialog.dispatchEvent("click", { clientX: 2, clientY: 2, bubbles: false });
  await expect(dialog).toBeHidden();
});

test("on a phone, the tab order of the header follows its visual order", async ({ page, site }) => {
  await answerCookies(page, site.origin);
  await page.setViewportSize(PHONE);
  await page.goto(`${site.origin}/vision`);
  const positions: number[] = [];
  await page.keyboard.press("Tab");
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press("Tab");
    positions.push((await page.locator("[data-site-header] :focus").boundingBox())?.x ?? -1);
  }
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  await expect(page.getByRole("button", { name: "Menü öffnen" })).toBeFocused();
});

test("the language menu closes when the focus leaves it", async ({ page, site }) => {
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

test("Escape closes the cookie dialog from anywhere on the page, and the cookie settings trap the focus", async ({ page, site }) => {
  await page.goto(`${site.origin}/vision`);
  const dialog = page.locator("#cookie-dialog");
  await expect(dialog).toBeVisible();
  await page.locator(".language > button").press("Enter");
  await page.keyboard.press("Escape");
  await expect(dialog, "the first Escape closes only the language menu").toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const entry = page.getByRole("contentinfo").getByRole("link", { name: "Cookie-Einstellungen" });
  await entry.press("Enter");
  await expectFocusToStayIn(page, dialog);
  await expectEscapeToReturn(page, dialog, entry);
  await entry.click();
  await page.mouse.click(180, 5);
  await expect(dialog, "a click outside closes it").toBeHidden();
});

test("the menu of the administration traps the focus, and returns it to its button", async ({ signedIn: page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/admin/team");
  const [menu, button] = [page.locator("#admin-menu"), page.getByRole("button", { name: "Menü", exact: true })];
  // the menu also opens before hydration, but only React makes the rest of the page inert
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
