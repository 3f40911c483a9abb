import type { Page } from "@playwright/test";
import { addressOf } from "../harness/addresses";
import { isOfAdministration, listScreens, titleOf, type Screen } from "../harness/screens";
import { expectAccessible, expectToFit, expectNoBrokenWords } from "./accessible";
import { sharedPageTest } from "./reused-pages";
import { openRowMenu } from "./row-menu";
import { expect, test } from "./test";

/** Downloads, which a browser does not display. */
const FILES: readonly string[] = ["/favicon.ico", "/admin/logs/export", "/admin/test-database/backup", "/admin/words/export/file"];

const screens = (await listScreens()).filter(({ pattern }) => !FILES.includes(pattern));

test.describe.configure({ mode: "parallel" });

for (const screen of screens) {
  sharedPageTest(`${titleOf(screen)} is accessible and fits a phone`, async ({ visitor, admin, site }) => {
    const sql = site.data.openSql();
    const path = await addressOf(screen, sql, screen.language);
    await sql.close();
    await expectAccessibleAndFitting(isOfAdministration(screen) ? admin : visitor, site.origin + path);
  });
}

for (const pattern of ["/admin/login", "/admin/logout", "/admin/setup/done"] satisfies Screen["pattern"][]) {
  test(`${pattern} is accessible for people who are not logged in`, async ({ page, site }) => {
    await expectAccessibleAndFitting(page, site.origin + pattern);
  });
}

test("the set-up is accessible, with and without error messages", async ({ page, newSite }) => {
  await expectAccessibleAndFitting(page, `${newSite.origin}/admin`);
  await page.getByRole("button", { name: "Einrichtung abschließen" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page);
});

test("a form with error messages is accessible", async ({ signedIn, site }) => {
  await signedIn.goto(`${site.origin}/admin/team/new`);
  await signedIn.getByRole("button", { name: /speichern|anlegen|hinzufügen/i }).click();
  await expect(signedIn.getByRole("alert")).toBeVisible();
  await expectAccessible(signedIn);
  await expectToFit(signedIn);
});

test("with increased contrast, hints and the borders of fields have a contrast above 7", async ({ signedIn, site }) => {
  await signedIn.emulateMedia({ contrast: "more" });
  await signedIn.goto(`${site.origin}/admin/account/password`);
  for (const [part, property] of [[".field-hint", "color"], [".input", "border-top-color"]] as const) {
    const color = await signedIn.locator(part).last().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    expect(contrastWithWhite(color), part).toBeGreaterThan(7);
  }
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("each touch target of the administration is at least 44 pixels high", async ({ signedIn, site }) => {
    const sql = site.data.openSql();
    const message = await addressOf({ pattern: "/admin/messages/:id" }, sql);
    await sql.close();
    for (const path of ["/admin/team/new", "/admin/team", "/admin/users", "/admin/messages", "/admin/account/second-factor", "/admin/content", "/admin/logs/statistics", "/admin/words", "/admin/words/export", "/admin/projects", "/admin", "/admin/translations", "/admin/legal/notice/es/edit", message]) {
      await signedIn.goto(site.origin + path);
      const tooLow = await signedIn.locator("main :is(a, button, summary):visible").evaluateAll((targets) =>
        targets.filter((target) => getComputedStyle(target).display !== "inline" || target.matches(".row-name, .inbox-subject a, th .cell > a, .logins-line a")).filter((target) => {
          target.scrollIntoView({ block: "center" });
          const { left, top, width, height } = target.getBoundingClientRect();
          return [-21, 21].some((beside) => !target.contains(document.elementFromPoint(left + width / 2, top + height / 2 + beside)));
        }).map((target) => target.outerHTML.slice(0, 150)),
      );
      expect(tooLow, path).toEqual([]);
    }
  });

  test("the field for the position of a record is at least 44 pixels high", async ({ signedIn, site }) => {
    await signedIn.goto(`${site.origin}/admin/services`);
    await signedIn.getByLabel(/^Mehr: /).first().click();
    expect((await signedIn.getByLabel("an Stelle").first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastWithWhite(rgb: string): number {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/\d+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

test("a refusal is accessible", async ({ enterAs, site }) => {
  const page = await enterAs("viewer", site);
  await expectAccessibleAndFitting(page, `${site.origin}/admin/users`);
});

for (const path of ["/admin", "/admin/sponsors", "/admin/sponsors/new", "/admin/services", "/admin/messages", "/admin/drafts", "/admin/test-database", "/admin/words/export"]) {
  sharedPageTest(`${path} fits a phone with text of double size`, async ({ admin, site }) => {
    await admin.setViewportSize({ width: 360, height: 740 });
    await admin.goto(site.origin + path);
    await admin.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expectToFit(admin);
    await expectNothingCut(admin);
    expect((await admin.locator(".topbar .wordmark-logo").boundingBox())?.width).toBeGreaterThan(100);
  });
}

for (const path of ["/admin/media", "/admin/media?view=list", "/admin/media/choose", "/admin/media/alt-texts", "/admin/logs", "/admin/legal", "/admin/users", "/admin/services/new"]) {
  sharedPageTest(`${path} breaks no word over two lines`, async ({ admin, site }) => {
    for (const width of [360, 768, 1440]) {
      await admin.setViewportSize({ width, height: 900 });
      await admin.goto(site.origin + path);
      await expectNoBrokenWords(admin);
      await expectToFit(admin);
    }
  });
}

for (const [path, part] of [["/admin", ".tasks"], ["/admin/team/new", ".form-actions"], ["/admin/setup/done", ".gate"]] as const) {
  sharedPageTest(`with text of double size on a phone, ${part} of ${path} breaks no word`, async ({ admin, site }) => {
    await admin.setViewportSize({ width: 360, height: 740 });
    await admin.goto(site.origin + path);
    await admin.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expectNoBrokenWords(admin, part);
    await expectToFit(admin);
  });
}

sharedPageTest("the menu marks the screens of the own account", async ({ admin, site }) => {
  await admin.goto(`${site.origin}/admin/account/name`);
  await expect(admin.locator("#admin-menu [aria-current]")).toHaveText("Mein Konto");
});

sharedPageTest("on a phone, the action menu of a file opens within the window", async ({ admin, site }) => {
  await admin.setViewportSize({ width: 360, height: 740 });
  await admin.goto(`${site.origin}/admin/media`);
  const card = admin.locator(".card").first();
  await openRowMenu(card);
  expect((await card.locator(".row-menu > div").boundingBox())?.x).toBeGreaterThanOrEqual(0);
});

sharedPageTest("on a phone, a text of a service area is more than 240 pixels wide", async ({ admin, site }) => {
  await admin.setViewportSize({ width: 360, height: 740 });
  await admin.goto(`${site.origin}/admin/content`);
  expect((await admin.locator(".record-body").filter({ hasText: "Beschreibung" }).first().boundingBox())?.width).toBeGreaterThan(240);
});

sharedPageTest("the panels of a form have a gap of 24 pixels, and its button bar is as wide as its fields", async ({ admin, site }) => {
  await admin.setViewportSize({ width: 1440, height: 900 });
  await admin.goto(`${site.origin}/admin/settings/company`);
  const [first, second] = await Promise.all([0, 1].map((place) => admin.locator("main .panel").nth(place).boundingBox()));
  expect((second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0)).toBeCloseTo(24, 0);
  await admin.goto(`${site.origin}/admin/account/password`);
  const [fields, buttons] = await Promise.all([".form-narrow", ".form-actions"].map((part) => admin.locator(part).boundingBox()));
  expect(buttons?.width).toBe(fields?.width);
});

/** Expects no element beyond the right edge of an ancestor that clips its content. */
async function expectNothingCut(page: Page) {
  const cut = await page.locator("main *").evaluateAll((frames) =>
    frames.filter((frame) => getComputedStyle(frame).overflowX === "clip").flatMap((frame) => {
      const { right } = frame.getBoundingClientRect();
      return [...frame.querySelectorAll("*")].filter((part) => part.getBoundingClientRect().right > right).map((part) => part.outerHTML);
    }),
  );
  expect(cut, page.url()).toEqual([]);
}

async function expectAccessibleAndFitting(page: Page, url: string) {
  // the cookie dialog has its own tests, and would cover a part of the page
  await page.context().addCookies([{ name: "cookie-preferences", value: "necessary", url }]);
  await page.setViewportSize({ width: 1280, height: 900 });
  const first = await page.goto(url);
  const answer = first?.headers().refresh === undefined ? first : await openWithoutRefresh(page, url);
  if (!answer?.headers()["content-type"]?.startsWith("text/html")) return;
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectToFit(page);
  await expectAccessible(page);
}

/** Opens a page without its automatic redirect. Only for pages that have one, because the browser caches no files while routing. */
async function openWithoutRefresh(page: Page, url: string) {
  await page.route(url, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const { refresh: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  return page.goto(url);
}
