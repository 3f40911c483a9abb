import type { Locator } from "@playwright/test";
import { expect, test } from "./test";

test.beforeEach(async ({ page, site }) => {
  await page.context().addCookies([{ name: "cookie-preferences", value: "necessary", url: site.origin }]);
});

const NARROWEST_PHONE = { width: 320, height: 640 };

test("on the narrowest phone the languages and the fields of work stand in one line each", async ({ page, site }) => {
  await page.setViewportSize(NARROWEST_PHONE);
  for (const language of ["es", "en", "de"]) {
    await page.goto(`${site.origin}/${language}`);
    await expectOnOneLine(page.locator(".home-hero-fields > *"));
    await page.locator(".burger").click();
    await expectOnOneLine(page.locator(".mobile-menu .language-form button"));
  }
});

async function expectOnOneLine(parts: Locator) {
  const tops = await topsOf(parts);
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size, parts.page().url()).toBe(1);
}

function topsOf(parts: Locator): Promise<number[]> {
  return parts.evaluateAll((shown) => shown.map((part) => Math.round(part.getBoundingClientRect().top)));
}
