import type { Page } from "@playwright/test";
import { expect, test } from "./test";

/** Browsers round paint times (https://www.w3.org/TR/paint-timing/, "coarsen time"). */
const PAINT_STEP_MS = 4;

const WIDE = { width: 1440, height: 900 };

test.beforeEach(async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.context().addCookies([{ name: "cookie-preferences", value: "necessary", url: site.origin }]);
});

test("on a wide screen, the hero video starts after the first paint, can be paused, and causes no layout shift", async ({ page, site, javaScriptEnabled }) => {
  const requests = recordVideoRequests(page);
  await page.setViewportSize(WIDE);
  await page.goto(site.origin);
  const video = page.locator(".home-hero-loop");
  if (!javaScriptEnabled) {
    await expect(video).toHaveCount(0);
    expect(requests).toEqual([]);
    return;
  }
  await expect(video).toHaveAttribute("data-shown");
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
  expect(await video.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  expect(await video.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(video).toHaveCount(0);
  await expect(button).toHaveCount(0);
});

const STILL_HERO = [
  { name: "reduced motion", viewport: WIDE, reducedMotion: "reduce", saveData: false },
  { name: "data saving", viewport: WIDE, reducedMotion: "no-preference", saveData: true },
  { name: "a phone", viewport: { width: 360, height: 740 }, reducedMotion: "no-preference", saveData: false },
  { name: "a tablet", viewport: { width: 768, height: 1024 }, reducedMotion: "no-preference", saveData: false },
] as const;

for (const { name, viewport, reducedMotion, saveData } of STILL_HERO) {
  test(`with ${name}, the hero stays a still picture, and its video is not requested`, async ({ page, site, javaScriptEnabled }) => {
    const requests = recordVideoRequests(page);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion });
    if (saveData) await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await page.goto(site.origin, { waitUntil: "load" });
    // a video would be inserted in the browser's first idle period, which comes before one requested later. A page at rest may have none, hence the time limit
    if (javaScriptEnabled) await page.evaluate((timeout) => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout }), 250)), 2000);
    await expect(page.locator(".home-hero-loop")).toHaveCount(0);
    expect(requests).toEqual([]);
  });
}

/** A growing list of the video URLs that the page requests from now on. */
function recordVideoRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => request.url().includes("/hero/loop.") && requests.push(request.url()));
  return requests;
}

/** The tag of the largest contentful paint, and the number of layout shifts while loading. */
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
        // buffered entries arrive in the order of these calls, and there is always a largest paint
        for (const type of ["layout-shift", "largest-contentful-paint"]) observer.observe({ type, buffered: true });
      }),
  );
}
