import type { Page } from "@playwright/test";
import { expectToFit } from "./accessible";
import { expect, test } from "./test";

test.beforeEach(async ({ page, site }) => {
  await page.context().addCookies([{ name: "cookie-preferences", value: "necessary", url: site.origin }]);
});

for (const width of [390, 1024, 1440, 2560]) {
  test(`at ${width.toString()} pixels, no picture is scaled up while a larger file exists`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 1200 });
    for (const path of ["/es/services/podcast", "/es", "/es/vision", "/es/services", "/es/contacto", "/es/nada", "/es/proyectos/neun-winde"]) {
      await page.goto(site.origin + path);
      expect(await listBlurredPictures(page), path).toEqual([]);
    }
  });
}

for (const width of [560, 640, 1024]) {
  test(`at ${width.toString()} pixels beside a scroll bar, no portrait and no still is scaled up while a larger file exists`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 1200 });
    for (const path of ["/es", "/es/services/podcast"]) {
      await page.goto(site.origin + path);
      await page.locator("body").evaluate((body) => {
        body.style.marginRight = "15px";
      });
      expect(await listBlurredPictures(page), path).toEqual([]);
    }
  });
}

test("on a small laptop, portraits are at most twice as large as shown", async ({ page, site }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`${site.origin}/es/equipo`);
  const image = page.locator(".person img").first();
  await expect.poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.currentSrc)).toMatch(/-400\.webp$/);
});

const HEROES = ["/es/vision", "/es/services", "/es/sponsors", "/es/services/podcast"];

test("in a window of 2560 pixels, a page loads its hero picture once, in the size of 2560 pixels", async ({ page, site }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.setViewportSize({ width: 2560, height: 1440 });
  for (const path of HEROES) await page.goto(site.origin + path);
  expect(fetched.filter((url) => url.includes("/artwork/scenes/") && !url.includes("island"))).toEqual(HEROES.map(() => expect.stringMatching(/-2560\.webp$/)));
});

test.describe("on a phone with a device scale factor of 3", () => {
  test.use({ deviceScaleFactor: 3, viewport: { width: 390, height: 844 } });

  test("the hero picture of a page is not the largest file", async ({ page, site }) => {
    for (const path of HEROES) {
      await page.goto(site.origin + path);
      expect(await page.locator(".page-hero-picture img").evaluate((image) => image instanceof HTMLImageElement && image.currentSrc), path).toMatch(/\/[a-z-]+\.webp$/);
    }
  });
});

test("a phone in landscape loads only the wide picture of the start page, once", async ({ page, site }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`${site.origin}/de`);
  expect(fetched.filter((url) => url.includes("/artwork/hero/"))).toEqual([expect.stringContaining("/wide-")]);
});

for (const path of ["/es/services", "/es/sponsors"]) {
  test(`on a phone, ${path} sends at most twelve requests before scrolling, and keeps its width after it`, async ({ page, site, javaScriptEnabled }) => {
    test.skip(!javaScriptEnabled, "without JavaScript, browsers load all pictures immediately");
    const requests = new Set<string>();
    page.on("request", (request) => requests.add(request.url()));
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(site.origin + path, { waitUntil: "networkidle" });
    // eleven, because tests do not see the twelfth request, for the icon of the site
    expect(requests.size).toBeLessThanOrEqual(11);

    const last = page.locator("main .picture img").last();
    const width = (await page.locator("main").boundingBox())?.width;
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => last.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(0);
    await expectToFit(page);
    expect((await page.locator("main").boundingBox())?.width).toBe(width);
  });
}

/** Lists pictures that are scaled up although the site has a larger file. Loads lazy pictures first. */
function listBlurredPictures(page: Page): Promise<string[]> {
  return page.locator("main .picture img, main .frame img, main .embed-picture").evaluateAll(async (images) => {
    const blurred: string[] = [];
    for (const image of images) {
      if (!(image instanceof HTMLImageElement) || !image.checkVisibility()) continue;
      image.scrollIntoView();
      image.loading = "eager";
      await image.decode();
      const { width, height } = image.getBoundingClientRect();
      const needed = Math.max(width, (height * image.naturalWidth) / image.naturalHeight);
      const widths = Array.from(image.srcset.matchAll(/(\S+) (\d+)w/g), ([, address = "", pixels]) => ({ address, pixels: Number(pixels) }));
      const fetched = widths.find(({ address }) => image.currentSrc.endsWith(address))?.pixels ?? Infinity;
      // browsers may also choose a file that is up to a tenth smaller
      if (fetched < needed * 0.9 && widths.some(({ pixels }) => pixels > fetched)) blurred.push(`${image.currentSrc}: ${needed.toFixed()}`);
    }
    return blurred;
  });
}
