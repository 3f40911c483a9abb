import type { Locator } from "@playwright/test";
import sharp, { type Region } from "sharp";
import { expectAccessible, expectToFit } from "./accessible";
import { expect, test } from "./test";

const LANGUAGES = [
  { code: "en", name: "English", team: "Team", teamPath: "/team" },
  { code: "es", name: "Español", team: "Equipo", teamPath: "/equipo" },
  { code: "de", name: "Deutsch", team: "Team", teamPath: "/team" },
] as const;

test("the language menu switches the home page between three languages, and later pages keep the language", async ({ page, site }) => {
  await page.goto(site.origin);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Media that Inspires,");

  for (const { code, name, team, teamPath } of LANGUAGES) {
    await page.locator(".language > button").click();
    await page.getByRole("button", { name }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    await expect(page).toHaveURL(`${site.origin}/`);

    await page.locator(".main-menu").getByRole("link", { name: team, exact: true }).click();
    await expect(page).toHaveURL(site.origin + teamPath);
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    await page.goto(site.origin);
  }
});

test("a URL with a language prefix shows that language, and the language menu changes the prefix", async ({ page, site }) => {
  await page.goto(`${site.origin}/en/team`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.locator(".language > button").click();
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page).toHaveURL(/\/es\//);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("on a phone, the menu button opens and closes the menu, and a link in it closes it", async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site.origin);
  const menu = page.locator("#main-menu");
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menü öffnen" }).click();
  await expect(menu).toBeVisible();
  await page.getByRole("button", { name: "Menü schließen" }).click();
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menü öffnen" }).click();
  await menu.getByRole("link", { name: "Vision" }).click();
  await expect(page).toHaveURL(/\/vision$/);
  await expect(menu).toBeHidden();
});

test("with text of double size on a desktop, the header shows logo, languages and menu, and the page fits the window", async ({ page, site }) => {
  for (const path of ["/es", "/es/sponsors"]) {
    await page.goto(site.origin + path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    for (const part of [".logo-full", ".language > button", ".burger"]) {
      await expect(page.locator(`.site-header-row ${part}`)).toBeInViewport({ ratio: 1 });
    }
    await expectToFit(page);
  }
});

test("with text of double size on a phone, the whole logo is beside the language button, before and after scrolling", async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${site.origin}/es`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  for (const logo of [".logo-full", ".logo-word"]) {
    const drawn = await page.locator(`.site-header ${logo} > :first-child`).boundingBox();
    const languages = await page.locator(".language > button").boundingBox();
    expect(drawn?.x).toBeGreaterThan(0);
    expect((drawn?.x ?? 0) + (drawn?.width ?? 0)).toBeLessThanOrEqual(languages?.x ?? 0);
    await page.mouse.wheel(0, 300);
    await expect(page.locator(".logo-word").first()).toBeVisible();
  }
});

test("with text of double size on the narrowest phone, the cookie dialog does not scroll sideways, and the whole language menu is in view", async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site.origin}/de`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const dialog = page.locator(".cookie-dialog");
  await dialog.locator("summary").first().click();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await dialog.locator(".cookie-close").click();
  await page.locator(".language > button").click();
  await expect(page.locator(".language-menu")).toBeInViewport({ ratio: 1 });
});

test("the first button of the start page is in view without scrolling, on a phone and on a desktop", async ({ page, site }) => {
  await page.context().addCookies([{ name: "cookie-preferences", value: "necessary", url: site.origin }]);
  for (const { code } of LANGUAGES) {
    for (const viewport of [{ width: 360, height: 740 }, { width: 1280, height: 800 }]) {
      await page.setViewportSize(viewport);
      await page.goto(`${site.origin}/${code}`);
      await expect(page.locator(".home-hero .button").first()).toBeInViewport({ ratio: 1 });
    }
  }
});

test("texts side by side start at the same height, even below titles of different length", async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, texts] of [["/de/kontakt", ".numbered li > p"], ["/de/sponsors", ".benefits h3 + p"]] as const) {
    await page.goto(site.origin + path);
    const tops = await page.locator(texts).evaluateAll((shown) => shown.map((text) => Math.round(text.getBoundingClientRect().top)));
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size, path).toBe(1);
  }
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto(`${site.origin}/en/services`);
  const [first, second] = await page.locator(".service-grid p").evaluateAll((shown) => shown.map((text) => Math.round(text.getBoundingClientRect().top)));
  expect(first).toBe(second);
});

test("the open language menu closes on a click outside", async ({ page, site }) => {
  await page.goto(site.origin);
  const menu = page.locator("#language-menu");
  await page.locator(".language > button").click();
  await expect(menu).toBeVisible();
  await page.mouse.click(200, 400);
  await expect(menu).toBeHidden();
});

test("the header of an error page has dark text, even at the URL of a page with a hero picture", async ({ page, site }) => {
  await page.goto(`${site.origin}/de/vision`);
  await page.locator("body").evaluate((body) => {
    const form = body.appendChild(document.createElement("form"));
    form.method = "post";
    form.submit();
  });
  await expect(page.locator(".error-status")).toHaveText("405");
  await expect(page.locator("[data-site-header]")).toHaveCSS("color", "rgb(13, 31, 39)");
});

test("after scrolling 50 pixels, the header turns white and shows the other logo", async ({ page, site }) => {
  await page.goto(site.origin);
  const header = page.locator("[data-site-header]");
  await expect(header).toHaveCSS("background-color", "rgba(8, 21, 27, 0.64)");
  const hasFade = () =>
    header.evaluate((element) => {
      const { opacity, visibility } = getComputedStyle(element, "::after");
      return opacity === "1" && visibility === "visible";
    });
  expect(await hasFade()).toBe(true);
  await expect(header.locator(".logo-word")).toBeHidden();
  await page.mouse.wheel(0, 300);
  await expect(header).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect.poll(hasFade).toBe(false);
  await expect(header).toHaveCSS("color", "rgb(13, 31, 39)");
  await expect(header.locator(".logo-word")).toBeVisible();
  await expect(header.locator(".logo-full")).toBeHidden();
});

test("a page that is too short to be scrolled shows one logo", async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 2600 });
  await page.goto(`${site.origin}/de/cookies`);
  await expect(page.locator("[data-site-header] .logo-full")).toBeVisible();
  await expect(page.locator("[data-site-header] .logo-word")).toBeHidden();
});

test("a long biography expands and collapses again", async ({ page, site }) => {
  await page.goto(`${site.origin}/de/services/podcast`);
  const card = page.locator("#crew").getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Tomas Lindqvist" }) });
  const [summary, end] = [card.locator("summary"), card.getByText("an dem es wirklich still ist.")];
  for (const isOpen of [false, true, false]) {
    await expect(end).toBeVisible({ visible: isOpen });
    await expect(summary).toHaveAccessibleName(isOpen ? "Weniger anzeigen über Tomas Lindqvist" : "Weiterlesen über Tomas Lindqvist");
    await expect(card.getByText("…", { exact: false })).toBeVisible({ visible: !isOpen });
    expect((await summary.boundingBox())?.height).toBeGreaterThan(24);
    await expectAccessible(page);
    await summary.press("Enter");
  }
});

test("a broken picture shows its placeholder instead of the browser's icon", async ({ page, site }) => {
  await page.route("**/artwork/people/elena-marques*", (route) => route.fulfill(NO_PICTURE));
  await page.context().addCookies([{ name: "cookie-preferences", value: "necessary", url: site.origin }]);
  await page.goto(`${site.origin}/de/team`);
  const broken = page.locator(".picture").filter({ has: page.getByRole("img", { name: "Porträt von Elena Marqués" }) });
  const { width = 0, height = 0 } = (await broken.boundingBox()) ?? {};
  expect(await shadesIn(broken, CORNER), "the corner, where a browser shows its icon for a broken picture").toBe(1);
  const middle = { left: Math.round(width / 2) - 20, top: Math.round(height / 2) - 20, width: 40, height: 40 };
  expect(await shadesIn(broken, middle), "the icon of the placeholder in the middle").toBeGreaterThan(5);
});

for (const [path, frame] of [["/de", ".home-hero"], ["/de", ".about-teaser-picture"], ["/de/vision", ".page-hero"], ["/de/vision", ".frame img"], ["/de/nada", ".error-panel > img"], ["/de/kontakt", ".embed-picture"]] as const) {
  test(`a broken scene picture in ${frame} of ${path} leaves a plain area of its size`, async ({ page, site }) => {
    await page.route(/\/artwork\/(scenes|hero)\//, (route) => route.fulfill(NO_PICTURE));
    await page.context().addCookies([{ name: "cookie-preferences", value: "necessary", url: site.origin }]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.origin + path);
    const scene = page.locator(frame);
    expect((await scene.boundingBox())?.height).toBeGreaterThan(200);
    expect(await shadesIn(scene, CORNER)).toBe(1);
  });
}

const NO_PICTURE = { contentType: "image/webp", body: "no picture" };

// away from the edge, which may lie between two pixels
const CORNER = { left: 4, top: 4, width: 14, height: 14 };

async function shadesIn(shown: Locator, area: Region): Promise<number> {
  const shot = await shown.screenshot();
  return new Set(await sharp(shot).extract(area).greyscale().raw().toBuffer()).size;
}

test("no button, link or field has a colour transition, which would fade from the browser's default colours while a page loads", async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const path of ["/de", "/de/kontakt", "/de/nichts"]) {
    await page.goto(site.origin + path);
    const fading = await page.locator("a, button, input, textarea").evaluateAll((all) =>
      all.filter((one) => {
        const { transitionProperty, transitionDuration } = getComputedStyle(one);
        return /color|all/.test(transitionProperty) && parseFloat(transitionDuration) > 0;
      }).map(({ outerHTML }) => outerHTML),
    );
    expect([path, fading]).toEqual([path, []]);
  }
});

test("a public page loads no script except the small module", async ({ page, site }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(`${site.origin}/team`);
  await expect(page.locator("script[src], link[rel=modulepreload]")).toHaveCount(1);
  expect(scripts.length).toBeLessThanOrEqual(1);
});

test("an unknown URL shows a 404 page in the visitor's language, with a link", async ({ page, site }) => {
  const answer = await page.goto(`${site.origin}/en/no-such-page`);
  expect(answer?.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("main").getByRole("link").first()).toBeVisible();
});
