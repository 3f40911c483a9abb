import { expectAccessible, expectToFit } from "./accessible";
import { expect, test } from "./test";

const AREAS = ["kino", "podcast", "radio", "media-web", "events"] as const;

test.beforeEach(async ({ page, site }) => {
  await page.context().addCookies([{ name: "cookie-preferences", value: "necessary", url: site.origin }]);
});

test("the whole card of a service leads to the page of its area", async ({ page, site }) => {
  for (const [card, path] of [[1, "podcast"], [3, "events"]] as const) {
    await page.goto(`${site.origin}/de/services`);
    const service = page.locator(".service-grid > li").nth(card);
    await service.scrollIntoViewIfNeeded();
    const { width, height } = (await service.boundingBox()) ?? { width: 0, height: 0 };
    await service.click({ position: { x: width - 12, y: height - 12 } });
    await expect(page).toHaveURL(`${site.origin}/de/services/${path}`);
  }
});

test("the arrow of a service card is a link, and so is the whole line of a service on the start page", async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, place] of [["/de/services", ".service-grid li > .icon"], ["/de", ".service-index p"]] as const) {
    await page.goto(site.origin + path);
    const pressed = page.locator(place).last();
    await pressed.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await pressed.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page).toHaveURL(/\/de\/services[/#]./);
  }
});

test("the page of a service area is accessible, fits each width, and links to its projects", async ({ page, site }) => {
  for (const area of AREAS) {
    await page.goto(`${site.origin}/de/services/${area}`);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectToFit(page);
    }
    await expectAccessible(page);
  }
  await page.goto(`${site.origin}/de/services/kino`);
  const [first, second] = await page.locator(".still .picture").evaluateAll((pictures) =>
    pictures.map((picture) => picture.getBoundingClientRect()).map(({ y, width }) => ({ y, width: Math.round(width) })),
  );
  expect(second).toEqual(first);
  await page.locator(".still").nth(1).click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(`${site.origin}/de/projekte/die-letzte-werft`);
});
