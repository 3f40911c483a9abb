import type { Page } from "@playwright/test";
import { expect, test } from "./test";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled, "the animations need no script");

const PAGES = ["/", "/vision"];

const COVERED = "inset(0px 0px 100%)";

const lazyPictures = (page: Page) => page.locator('.picture img[loading="lazy"]');

test.beforeEach(async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.context().addCookies([{ name: "cookie-preferences", value: "necessary", url: site.origin }]);
});

/** Animations that are long enough to be seen. Excludes the header: without JavaScript, its colours depend on the scroll position and change immediately. */
async function visibleAnimationsOf(page: Page) {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const { duration } = effect?.getComputedTiming() ?? {};
      const isShort = typeof duration === "number" && duration < 1;
      if (!(effect instanceof KeyframeEffect) || isShort || effect.target?.closest("[data-site-header]")) return [];
      return [effect.target?.className];
    }),
  );
}

async function keyframesOf(page: Page, name: string) {
  return page.evaluate((wanted) => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const named = rules.filter((rule) => rule instanceof CSSKeyframesRule).find((rule) => rule.name === wanted);
    return [...(named?.cssRules ?? [])].flatMap((frame) => (frame instanceof CSSKeyframeRule ? [frame.style.cssText] : []));
  }, name);
}

/** The computed `clip-path` of each lazy picture. */
async function clipPathsOf(page: Page) {
  return lazyPictures(page).evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).clipPath));
}

test("with reduced motion, nothing moves and no picture is covered", async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of PAGES) {
    await page.goto(site.origin + path);
    await page.mouse.wheel(0, 600);
    expect(await visibleAnimationsOf(page), path).toEqual([]);
    expect(new Set(await clipPathsOf(page)), path).not.toContain(COVERED);
  }
});

test("a headline rises line by line without being hidden", async ({ page, site }) => {
  await page.goto(site.origin);
  const delays = await page.locator("h1 span").evaluateAll((lines) =>
    lines.map((line) => [getComputedStyle(line).animationDuration, getComputedStyle(line).animationDelay]),
  );
  expect(delays).toEqual([["0.6s", "0s"], ["0.6s", "0.08s"], ["0.6s", "0.16s"]]);
  expect(await keyframesOf(page, await page.locator("h1 span").first().evaluate((line) => getComputedStyle(line).animationName))).toEqual(["translate: 0px 24px;"]);
});

test("a picture is revealed when it is scrolled into view", async ({ page, site }) => {
  await page.goto(site.origin);
  const picture = lazyPictures(page).last();
  await expect(picture).toHaveCSS("clip-path", COVERED);
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveCSS("clip-path", "inset(0px 0px 0%)");
});

test("a browser without view timelines shows every picture", async ({ page, site }) => {
  await page.route("**/*.css", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/animation-timeline:\s*view\(\)/g, "animation-timeline:unknown()");
    await route.fulfill({ response: answer, body });
  });
  await page.goto(site.origin);
  expect(new Set(await clipPathsOf(page))).toEqual(new Set(["none"]));
});
