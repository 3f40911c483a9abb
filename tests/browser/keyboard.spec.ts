import type { Page } from "@playwright/test";
import { openRowMenu } from "./row-menu";
import { expect, test } from "./test";

const PHONE = { width: 360, height: 740 };

/** 1280 by 720 pixels at a zoom of 300 %. */
const MAGNIFIED = { width: 427, height: 240 };

/** WCAG 2.4.11: expects the centre of the focused element inside the window, and not covered by another element. */
async function expectFocusSeen(page: Page) {
  const hidden = await page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (there === null) return `${focused.outerHTML.slice(0, 120)} outside of the window`;
    return focused.contains(there) || there.contains(focused) ? null : `${focused.outerHTML.slice(0, 120)} below ${there.outerHTML.slice(0, 120)}`;
  });
  expect(hidden).toBeNull();
}

async function pressAndExpectFocusSeen(page: Page, key: "Tab" | "Shift+Tab", steps: number) {
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
  }
}

async function saveLastMember(page: Page) {
  await page.goto("/admin/team");
  await page.getByRole("link", { name: /^Bearbeiten: / }).last().click();
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByRole("status").first()).toContainText("wurde gespeichert");
}

test("on a phone, sticky buttons never cover the focused field of a form", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.setViewportSize(PHONE);
  for (const path of ["/admin/team/new", "/admin/pages/home/hero_tagline/edit"]) {
    await page.goto(path);
    await pressAndExpectFocusSeen(page, "Tab", 32);
  }
});

test("on a phone, a notice covers neither the menu nor the focused element", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.setViewportSize(PHONE);
  await saveLastMember(page);
  await expect(page.locator("#main [data-marked], #main :target").first()).toBeInViewport({ ratio: 1 });
  await page.getByLabel(/^Mehr: /).last().focus();
  await pressAndExpectFocusSeen(page, "Shift+Tab", 18);
  await page.getByRole("button", { name: "Menü", exact: true }).click();
  await expect(page.locator("#admin-menu")).toBeInViewport();
});

test("in a low window, the focused element stays visible after saving", async ({ enterAs, ownSite }) => {
  const page = await enterAs("editor", ownSite);
  await page.setViewportSize(MAGNIFIED);
  await saveLastMember(page);
  await page.getByLabel(/^Mehr: /).last().focus();
  await pressAndExpectFocusSeen(page, "Shift+Tab", 18);
});

test("in a low window, the cookie dialog never covers the focused element", async ({ page, site }) => {
  await page.setViewportSize(MAGNIFIED);
  await page.goto(`${site.origin}/de`);
  await expect(page.locator("#cookie-dialog")).toBeVisible();
  await pressAndExpectFocusSeen(page, "Tab", 24);
});

test("the focus ring of each link is within the window", async ({ page, site }) => {
  await page.context().addCookies([{ name: "cookie-preferences", value: "necessary", url: site.origin }]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.origin}/de`);
  const last = page.getByRole("contentinfo").getByRole("link").first();
  while (!(await last.evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press("Tab");
    const { name, end } = await page.evaluate(() => ({ name: document.activeElement?.textContent, end: document.activeElement?.getBoundingClientRect().bottom }));
    // a line of 3 pixels, 3 pixels away
    expect((end ?? 0) + 6, name ?? "").toBeLessThanOrEqual(900);
  }
});

test("the menu of a row closes when the focus moves on, and does not cover the next element", async ({ enterAs, ownSite }) => {
  const page = await enterAs("admin", ownSite);
  await page.setViewportSize(PHONE);
  await page.goto("/admin/team");
  await openRowMenu(page.locator(".card").first());
  const last = page.getByRole("link", { name: /^Löschen: / });
  await last.focus();
  await pressAndExpectFocusSeen(page, "Tab", 3);
  await expect(last).toBeHidden();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("Shift+Tab");
  await expect(last, "the menu opens again when the focus returns to it").toBeVisible();
});

test("the preview has a visible focus where nothing in it can take the focus", async ({ enterAs, site, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript the preview opens in its own window");
  const page = await enterAs("editor", site);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/admin/projects/new");
  await expect(page.frameLocator("iframe").locator("#preview")).toBeAttached();
  const frame = page.locator("iframe");
  const save = page.getByRole("button", { name: "Speichern" });
  await save.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(frame).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Tab");
  await expect(save).toBeFocused();
  await expect(frame).toHaveCSS("outline-style", "none");
});
