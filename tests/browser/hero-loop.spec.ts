import type { Page } from "@playwright/test";
import { expect, test } from "./test";

/** Browsers tell when they painted in steps (https://www.w3.org/TR/paint-timing/, "coarsen time"). */
const PAINT_STEP_MS = 4;

const WIDE = { width: 1440, height: 900 };

test.beforeEach(async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.context().addCookies([{ name: "cookie-preferences", value: "necessary", url: site.origin }]);
});

test("the first picture moves on a wide screen after the page has come, rests when told to, and shifts nothing", async ({ page, site, javaScriptEnabled }) => {
  const asked = watchFilms(page);
  await page.setViewportSize(WIDE);
  await page.goto(site.origin);
  const film = page.locator(".home-hero-loop");
  if (!javaScriptEnabled) {
    await expect(film).toHaveCount(0);
    expect(asked).toEqual([]);
    return;
  }
  await expect(film).toHaveAttribute("data-shown");
  const seen = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    loaded: performance.getEntriesByType("resource").find(({ name }) => name.includes("/hero/loop."))?.startTime,
  }));
  expect(seen.loaded).toBeGreaterThan((seen.painted ?? Infinity) - PAINT_STEP_MS);
  const { largest, shifts } = await paintsOf(page);
  expect(largest).not.toBe("VIDEO");
  expect(shifts).toBe(0);

  const button = page.getByRole("button", { name: "Hintergrundfilm anhalten" });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(film).toHaveCount(0);
  await expect(button).toHaveCount(0);
});

const RESTING = [
  { name: "reduced motion", viewport: WIDE, reducedMotion: "reduce", saveData: false },
  { name: "data saving", viewport: WIDE, reducedMotion: "no-preference", saveData: true },
  { name: "a phone", viewport: { width: 360, height: 740 }, reducedMotion: "no-preference", saveData: false },
  { name: "a tablet", viewport: { width: 768, height: 1024 }, reducedMotion: "no-preference", saveData: false },
] as const;

for (const { name, viewport, reducedMotion, saveData } of RESTING) {
  test(`with ${name} the first picture stands still, and nothing of its film is asked for`, async ({ page, site, javaScriptEnabled }) => {
    const asked = watchFilms(page);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion });
    if (saveData) await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await page.goto(site.origin, { waitUntil: "load" });
    // why: the film would have been put there in the browser's first idle moment, which comes before one that is asked for later; a page that stands still may have none, so the wait ends by itself
    if (javaScriptEnabled) await page.evaluate((timeout) => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout }), 250)), 2000);
    await expect(page.locator(".home-hero-loop")).toHaveCount(0);
    expect(asked).toEqual([]);
  });
}

/** The addresses of films that the page asks for from now on. */
function watchFilms(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/hero/loop.") && asked.push(request.url()));
  return asked;
}

/** What the browser took for the largest part of the page, and how often something moved while it came. */
async function paintsOf(page: Page): Promise<{ largest: string | undefined; shifts: number }> {
  return page.evaluate(
    () =>
      new Promise<{ largest: string | undefined; shifts: number }>((resolve) => {
        let shifts = 0;
        const observer = new PerformanceObserver((list) => {
          shifts += list.getEntriesByType("layout-shift").length;
          const last = list.getEntriesByType("largest-contentful-paint").at(-1);
          if (last instanceof LargestContentfulPaint) resolve({ largest: last.element?.tagName, shifts });
        });
        // why this order: what was buffered is told in it, and there is always a largest paint
        for (const type of ["layout-shift", "largest-contentful-paint"]) observer.observe({ type, buffered: true });
      }),
  );
}
