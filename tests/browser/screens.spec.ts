import type { Page } from "@playwright/test";
import { addressOf } from "../harness/addresses";
import { isOfAdministration, listScreens, titleOf, type Screen } from "../harness/screens";
import { expectAccessible, expectToFit, expectNoBrokenWords } from "./accessible";
import { sharedPageTest } from "./looking";
import { openRowMenu } from "./row-menu";
import { expect, test } from "./test";

/** A browser shows no file that it saves. */
const FILES: readonly string[] = ["/favicon.ico", "/admin/logs/export", "/admin/test-database/backup", "/admin/words/export/file"];

const screens = (await listScreens()).filter(({ pattern }) => !FILES.includes(pattern));

test.describe.configure({ mode: "parallel" });

for (const screen of screens) {
  sharedPageTest(`${titleOf(screen)} is accessible and fits a phone`, async ({ visitor, admin, site }) => {
    const sql = site.data.openSql();
    const path = await addressOf(screen, sql, screen.language);
    await sql.close();
    await expectGood(isOfAdministration(screen) ? admin : visitor, site.origin + path);
  });
}

for (const pattern of ["/admin/login", "/admin/logout", "/admin/setup/done"] satisfies Screen["pattern"][]) {
  test(`${pattern} is accessible for people who are not logged in`, async ({ page, site }) => {
    await expectGood(page, site.origin + pattern);
  });
}

test("the set-up is accessible, also with mistakes", async ({ page, newSite }) => {
  await expectGood(page, `${newSite.origin}/admin`);
  await page.getByRole("button", { name: "Einrichtung abschließen" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page);
});

test("a form with mistakes is accessible", async ({ signedIn, site }) => {
  await signedIn.goto(`${site.origin}/admin/team/new`);
  await signedIn.getByRole("button", { name: /speichern|anlegen|hinzufügen/i }).click();
  await expect(signedIn.getByRole("alert")).toBeVisible();
  await expectAccessible(signedIn);
  await expectToFit(signedIn);
});

test("who asks for more contrast gets it for quiet words and for the edges of fields", async ({ signedIn, site }) => {
  await signedIn.emulateMedia({ contrast: "more" });
  await signedIn.goto(`${site.origin}/admin/account/password`);
  for (const [part, property] of [[".field-hint", "color"], [".input", "border-top-color"]] as const) {
    const color = await signedIn.locator(part).last().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    expect(contrastWithWhite(color), part).toBeGreaterThan(7);
  }
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("what is to be hit is 44 pixels high", async ({ signedIn, site }) => {
    const sql = site.data.openSql();
    const message = await addressOf({ pattern: "/admin/messages/:id" }, sql);
    await sql.close();
    for (const path of ["/admin/team/new", "/admin/team", "/admin/users", "/admin/messages", "/admin/account/second-factor", "/admin/content", "/admin/logs/statistics", "/admin/words", "/admin/words/export", "/admin/projects", "/admin", "/admin/translations", "/admin/legal/notice/es/edit", message]) {
      await signedIn.goto(site.origin + path);
      const missed = await signedIn.locator("main :is(a, button, summary):visible").evaluateAll((targets) =>
        targets.filter((target) => getComputedStyle(target).display !== "inline" || target.matches(".row-name, .inbox-subject a, th .cell > a, .logins-line a")).filter((target) => {
          target.scrollIntoView({ block: "center" });
          const { left, top, width, height } = target.getBoundingClientRect();
          return [-21, 21].some((beside) => !target.contains(document.elementFromPoint(left + width / 2, top + height / 2 + beside)));
        }).map((target) => target.outerHTML.slice(0, 150)),
      );
      expect(missed, path).toEqual([]);
    }
  });

  test("the place of a record is typed into a field of 44 pixels", async ({ signedIn, site }) => {
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
  await expectGood(page, `${site.origin}/admin/users`);
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
  sharedPageTest(`${path} breaks no word`, async ({ admin, site }) => {
    for (const width of [360, 768, 1440]) {
      await admin.setViewportSize({ width, height: 900 });
      await admin.goto(site.origin + path);
      await expectNoBrokenWords(admin);
      await expectToFit(admin);
    }
  });
}

for (const [path, part] of [["/admin", ".tasks"], ["/admin/team/new", ".form-actions"], ["/admin/setup/done", ".gate"]] as const) {
  sharedPageTest(`${part} breaks no word of double size on a phone`, async ({ admin, site }) => {
    await admin.setViewportSize({ width: 360, height: 740 });
    await admin.goto(site.origin + path);
    await admin.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expectNoBrokenWords(admin, part);
    await expectToFit(admin);
  });
}

sharedPageTest("the menu of a file opens within a phone", async ({ admin, site }) => {
  await admin.setViewportSize({ width: 360, height: 740 });
  await admin.goto(`${site.origin}/admin/media`);
  const card = admin.locator(".card").first();
  await openRowMenu(card);
  expect((await card.locator(".row-menu > div").boundingBox())?.x).toBeGreaterThanOrEqual(0);
});

sharedPageTest("a text of an area has the whole width of a phone", async ({ admin, site }) => {
  await admin.setViewportSize({ width: 360, height: 740 });
  await admin.goto(`${site.origin}/admin/content`);
  expect((await admin.locator(".record-body").filter({ hasText: "Beschreibung" }).first().boundingBox())?.width).toBeGreaterThan(240);
});

sharedPageTest("the panels of a form are as far from each other as its other parts, and its buttons as wide", async ({ admin, site }) => {
  await admin.setViewportSize({ width: 1440, height: 900 });
  await admin.goto(`${site.origin}/admin/settings/company`);
  const [first, second] = await Promise.all([0, 1].map((place) => admin.locator("main .panel").nth(place).boundingBox()));
  expect((second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0)).toBeCloseTo(24, 0);
  await admin.goto(`${site.origin}/admin/account/password`);
  const [fields, buttons] = await Promise.all([".form-narrow", ".form-actions"].map((part) => admin.locator(part).boundingBox()));
  expect(buttons?.width).toBe(fields?.width);
});

/** Nothing in a frame that cuts off what is wider ends beyond it. */
async function expectNothingCut(page: Page) {
  const cut = await page.locator("main *").evaluateAll((frames) =>
    frames.filter((frame) => getComputedStyle(frame).overflowX === "clip").flatMap((frame) => {
      const { right } = frame.getBoundingClientRect();
      return [...frame.querySelectorAll("*")].filter((part) => part.getBoundingClientRect().right > right).map((part) => part.outerHTML);
    }),
  );
  expect(cut, page.url()).toEqual([]);
}

async function expectGood(page: Page, url: string) {
  // why: the cookie dialog has tests of its own, and a page is seen whole without it
  await page.context().addCookies([{ name: "cookie-preferences", value: "necessary", url }]);
  await page.setViewportSize({ width: 1280, height: 900 });
  const first = await page.goto(url);
  const answer = first?.headers().refresh === undefined ? first : await stayOn(page, url);
  if (!answer?.headers()["content-type"]?.startsWith("text/html")) return;
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectToFit(page);
  await expectAccessible(page);
}

/** A page that goes on by itself waits until it was looked at. why not all: where a page is routed the browser keeps no file. */
async function stayOn(page: Page, url: string) {
  await page.route(url, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const { refresh: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  return page.goto(url);
}
