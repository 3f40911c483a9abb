import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expectToFit, expectNoBrokenWords } from "./accessible";
import { expect, test } from "./test";

test.beforeEach(async ({ page, site }) => {
  await page.context().addCookies([{ name: "cookie-preferences", value: "necessary", url: site.origin }]);
});

const PHONE = { width: 360, height: 780 };

const NARROWEST_PHONE = { width: 320, height: 640 };

test("on the narrowest phone the languages and the service areas stand in one line each", async ({ page, site }) => {
  await page.setViewportSize(NARROWEST_PHONE);
  for (const language of ["es", "en", "de"]) {
    await page.goto(`${site.origin}/${language}`);
    await expectOnOneLine(page.locator(".home-hero-fields > *"));
    await page.locator(".burger").click();
    await expectOnOneLine(page.locator(".mobile-menu .language-form button"));
  }
});

for (const [path, buttons] of [["/es", ".home-hero .button"], ["/es/sponsors", ".call .button"], ["/de/cookies", ".cookie-buttons .button"]] as const) {
  test(`on the narrowest phone no button of ${path} breaks its words`, async ({ page, site }) => {
    await page.setViewportSize(NARROWEST_PHONE);
    await page.goto(site.origin + path);
    const lines = await linesOf(page.locator(buttons).filter({ visible: true }));
    expect(lines.map((widths) => widths.length)).toEqual(lines.map(() => 1));
  });
}

for (const path of ["/de/services", "/de/services/kino", "/es/services/podcast", "/en/sponsors"]) {
  test(`on a desk the headline of ${path} leaves the right half to the picture`, async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site.origin + path);
    const [lines = []] = await linesOf(page.locator(".page-hero h1"));
    const left = await page.locator(".page-hero h1").evaluate((headline) => headline.getBoundingClientRect().left);
    expect(left + Math.max(...lines)).toBeLessThan(720);
  });
}

test("a printed list of the administration has neither buttons nor the headings of other lists", async ({ signedIn: page }) => {
  await page.goto("/admin/legal");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("cell").first()).toBeVisible();
  await expect(page.locator("td", { has: page.getByRole("link", { name: /^Bearbeiten/, includeHidden: true }) }).first()).toBeHidden();
  await expect(page.getByRole("columnheader", { name: "Aktionen" })).toHaveCount(0);
  await expect(page.getByRole("navigation").getByRole("link")).toHaveText(["Rechtstexte"]);
});

test("no text below a headline leaves a word or two alone", async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.origin}/de/services`);
  const texts = await linesOf(page.locator(".section-intro"));
  expect(texts.length).toBeGreaterThan(2);
  for (const lines of texts) expect(lines.at(-1)).toBeGreaterThan(Math.max(...lines) / 2);
});

for (const path of ["/en/team", "/de/team", "/de"]) {
  test(`on a phone no headline of ${path} leaves a word alone`, async ({ page, site }) => {
    await page.setViewportSize(PHONE);
    await page.goto(site.origin + path);
    for (const lines of await linesOf(page.locator("main :is(h1, h2)"))) expect(lines.at(-1)).toBeGreaterThan(Math.max(...lines) / 2);
  });
}

for (const [path, words, width] of [["/de/projekte/neun-winde", ".project-credits span", 360], ["/de/projekte/die-salzlinie", ".project-facts div:first-child dd", 768]] as const) {
  test(`at ${width.toString()} pixels no word of the facts of ${path} is broken`, async ({ page, site }) => {
    await page.setViewportSize({ ...PHONE, width });
    await page.goto(site.origin + path);
    const lines = await linesOf(page.locator(words));
    expect(lines.map((widths) => widths.length)).toEqual(lines.map(() => 1));
  });
}

test("with text of double size no word of the facts of a project is broken on a phone", async ({ page, site }) => {
  await page.setViewportSize({ ...PHONE, width: 390 });
  await page.goto(`${site.origin}/de/projekte/neun-winde`);
  await doubleText(page);
  const widths = await page.locator(".project-facts").evaluate((facts) => [facts.clientWidth, ...Array.from(facts.children, (fact) => fact.clientWidth)]);
  expect(new Set(widths).size).toBe(1);
  await expectToFit(page);
});

for (const width of [1920, 2560]) {
  test(`at ${width.toString()} pixels type and page grow with the window`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 1200 });
    await page.goto(`${site.origin}/de/team`);
    const paper = await page.locator("main .wrap").first().boundingBox();
    expect((paper?.width ?? 0) / width).toBeGreaterThan(0.705);
    const size = await page.locator("main .person p").last().evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    expect(size).toBeGreaterThan(width / 108);
    await expectToFit(page);
  });
}

for (const width of [390, 1024, 1440, 2560]) {
  test(`at ${width.toString()} pixels no picture is drawn larger than it was fetched`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 1200 });
    for (const path of ["/es/services/podcast", "/es", "/es/vision", "/es/services", "/es/contacto", "/es/nada", "/es/proyectos/neun-winde"]) {
      await page.goto(site.origin + path);
      expect(await listBlurred(page), path).toEqual([]);
    }
  });
}

const HEROES = ["/es/vision", "/es/services", "/es/sponsors", "/es/services/podcast"];

test("a window of 2560 pixels shows a page's first picture of 2560, fetched once", async ({ page, site }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.setViewportSize({ width: 2560, height: 1440 });
  for (const path of HEROES) await page.goto(site.origin + path);
  expect(fetched.filter((url) => url.includes("/artwork/scenes/") && !url.includes("island"))).toEqual(HEROES.map(() => expect.stringMatching(/-2560\.webp$/)));
});

test.describe("on a phone of three pixels to each", () => {
  test.use({ deviceScaleFactor: 3, viewport: { width: 390, height: 844 } });

  test("a page's first picture is none of the largest", async ({ page, site }) => {
    for (const path of HEROES) {
      await page.goto(site.origin + path);
      expect(await page.locator(".page-hero-picture img").evaluate((image) => image instanceof HTMLImageElement && image.currentSrc), path).toMatch(/\/[a-z-]+\.webp$/);
    }
  });
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const path of ["/es", "/es/services", "/es/services/podcast", "/en/sponsors", "/es/contacto", "/en/privacy", "/es/nada"]) {
    test(`what is to be hit on ${path} is 44 pixels high`, async ({ page, site }) => {
      await page.goto(site.origin + path);
      expect(await listLow(page)).toEqual([]);
    });
  }
});

test("a long word of a note below a form is broken with a hyphen where text has double size", async ({ page, site }) => {
  await page.setViewportSize({ ...PHONE, width: 390 });
  await page.goto(`${site.origin}/de/kontakt`);
  await expect(page.locator(".form-end .form-note")).toHaveCSS("hyphens", "auto");
});

test("a phone that is held sideways gets the wide picture of the start page, fetched once", async ({ page, site }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`${site.origin}/de`);
  expect(fetched.filter((url) => url.includes("/artwork/hero/"))).toEqual([expect.stringContaining("/wide-")]);
});

test("in a low window the headline of the start page stands out from the sun behind it", async ({ page, site }) => {
  // 1280 by 720 pixels at 300 %
  await page.setViewportSize({ width: 427, height: 240 });
  await page.goto(`${site.origin}/de`);
  const headline = page.locator(".home-hero h1");
  const text = await headline.evaluate((element) => getComputedStyle(element).color.match(/\d+/g) ?? []);
  const clip = (await headline.locator("span").first().boundingBox()) ?? undefined;
  await headline.evaluate((element) => element.attributeStyleMap.set("visibility", "hidden"));
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  const [light, sun] = [luminance(text.map(Number)), luminance(channels.map(({ max }) => max))];
  expect((light + 0.05) / (sun + 0.05)).toBeGreaterThan(3);
});

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("the title of a page begins in sight on a phone that is held sideways", async ({ page, site }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const path of ["/de/sponsoren", "/de/vision", "/de/services"]) {
    await page.goto(site.origin + path);
    const title = await page.locator("h1").boundingBox();
    expect(title?.y, path).toBeLessThan(390 - 48);
  }
});

test("a row of sponsors ends where the page ends, and nobody is alone in one", async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.origin}/de/sponsoren`);
  const ends = await page.locator(".sponsor-tier").evaluateAll((tiers) => tiers.map((tier) => Math.round(tier.lastElementChild?.getBoundingClientRect().right ?? 0)));
  expect(ends.length).toBe(3);
  expect(new Set(ends).size).toBe(1);

  await page.setViewportSize({ width: 768, height: 1024 });
  const tops = await topsOf(page.locator('[data-tier="middle"] .sponsor'));
  expect([tops.length, new Set(tops).size]).toEqual([4, 2]);
  expect([tops[0], tops[2]]).toEqual([tops[1], tops[3]]);

  await page.locator('[data-tier="middle"]').evaluate((tier) => {
    const [first, second, third] = tier.children;
    for (const section of [second, third]) {
      first?.querySelector("ul")?.append(...(section?.querySelectorAll(".sponsor") ?? []));
      section?.remove();
    }
  });
  const ofOneSection = await topsOf(page.locator('[data-tier="middle"] section:first-child .sponsor'));
  expect([ofOneSection.length, new Set(ofOneSection).size]).toEqual([3, 1]);
});

test("on an upright tablet the links of the last line end where the page ends", async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`${site.origin}/de/team`);
  const [line, last] = await Promise.all([page.locator(".footer-bottom").boundingBox(), page.locator(".footer-bottom .social-links").boundingBox()]);
  expect(Math.abs((line?.x ?? 0) + (line?.width ?? 0) - (last?.x ?? 0) - (last?.width ?? 0))).toBeLessThan(12);
});

for (const width of [1280, 1920]) {
  test(`at ${width.toString()} pixels the figures of the dashboard stand in pairs beside what happened last`, async ({ signedIn, site }) => {
    await signedIn.setViewportSize({ width, height: 900 });
    await signedIn.goto(`${site.origin}/admin`);
    const [activities, figures] = await Promise.all([signedIn.locator(".halves > .panel").boundingBox(), signedIn.locator(".figures").boundingBox()]);
    expect((figures?.x ?? 0) + (figures?.width ?? 0)).toBeLessThan(activities?.x ?? 0);
    expect(figures?.y).toBeLessThan((activities?.y ?? 0) + (activities?.height ?? 0));
    const tops = await topsOf(signedIn.locator(".figure"));
    expect([tops[0], tops[2], new Set(tops).size]).toEqual([tops[1], tops[3], 2]);
  });
}

test("at 1280 pixels the words of a message have half its row, and its buttons stand beside them", async ({ signedIn, site }) => {
  await signedIn.setViewportSize({ width: 1280, height: 900 });
  await signedIn.goto(`${site.origin}/admin/messages`);
  const [row, words, button] = await Promise.all([".inbox-row", ".inbox-words", ".inbox-row .button"].map((part) => signedIn.locator(part).first().boundingBox()));
  expect((words?.width ?? 0) / (row?.width ?? 1)).toBeGreaterThan(0.5);
  expect(button?.y).toBeLessThan((words?.y ?? 0) + (words?.height ?? 0));
});

test("on a phone the address of a message breaks between its parts", async ({ signedIn, site }) => {
  await signedIn.setViewportSize(PHONE);
  await signedIn.goto(`${site.origin}/admin/messages`);
  await signedIn.locator(".inbox-subject a").first().click();
  await expect(signedIn.locator(".letter-facts")).toBeVisible();
  await expectNoBrokenWords(signedIn, ".letter-facts");
});

test("on an upright tablet the button of a list stands beside its title", async ({ signedIn, site }) => {
  await signedIn.setViewportSize({ width: 768, height: 1024 });
  await signedIn.goto(`${site.origin}/admin/podcast-crew`);
  const [words, button] = await Promise.all([".page-header-words", ".page-actions"].map((part) => signedIn.locator(part).boundingBox()));
  expect(button?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
});

test("the rows of the team table have room beside the menu", async ({ signedIn, site }) => {
  await signedIn.setViewportSize({ width: 1024, height: 768 });
  await signedIn.goto(new URL("/admin/test-database", site.origin).href);
  const table = signedIn.getByRole("table", { name: "Teammitglieder" });
  await expect(table).toBeVisible();
  expect(await table.evaluate((shown) => shown.getBoundingClientRect().right - (shown.parentElement?.getBoundingClientRect().right ?? 0))).toBeLessThan(1);
  await expectNoBrokenWords(signedIn);
});

test("on a phone no line of what a member does begins with a dot", async ({ signedIn, site }) => {
  await signedIn.setViewportSize(PHONE);
  await signedIn.goto(`${site.origin}/admin/team`);
  const services = await signedIn.locator(".member .record-note").allTextContents();
  expect(services.length).toBeGreaterThan(1);
  expect(services.filter((line) => line.includes(" ·"))).toEqual([]);
});

test("the frame around what opens a whole text is as wide as its words", async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.origin}/de/team`);
  const [frame, words] = await Promise.all([".read-more summary", ".read-more .when-closed"].map((part) => page.locator(part).first().boundingBox()));
  expect(words?.width).toBeGreaterThan(0);
  expect((frame?.width ?? 0) - (words?.width ?? 0)).toBeLessThan(8);
});

test("with the reader's own colours no picture shows through the header", async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${site.origin}/de`);
  await expect(page.locator(".site-header")).toHaveCSS("background-color", /^rgb\(/);
});

test("with the reader's own colours the border of the language menu keeps clear of its words", async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${site.origin}/de`);
  const beside = await page.locator(".language > button").evaluate((button) => button.getBoundingClientRect().right - (button.lastElementChild?.getBoundingClientRect().right ?? 0));
  expect(beside).toBeGreaterThan(6);
});

test("on a phone the year of a work is beside its length", async ({ page, site }) => {
  await page.setViewportSize({ ...PHONE, width: 414 });
  await page.goto(`${site.origin}/de`);
  const lengths = await topsOf(page.getByText(/\d Min\.$/));
  expect(lengths.length).toBe(3);
  expect(await topsOf(page.locator(".still-facts").getByText(/^\d{4}$/))).toEqual(lengths);
});

test("a line of a legal text is short enough to find the next one", async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`${site.origin}/de/datenschutz`);
  const most = await page.locator(".legal-text section p").evaluateAll((texts) =>
    texts.map((text) => {
      const lines = text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight);
      return Math.round(lines) > 3 ? text.textContent.length / lines : 0;
    }),
  );
  expect(Math.max(...most)).toBeGreaterThan(45);
  expect(Math.max(...most)).toBeLessThan(70);
});

test("on an upright tablet the works stand in pairs below the first", async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`${site.origin}/de/services`);
  const tops = await topsOf(page.locator(".project"));
  expect(new Set(tops).size).toBe(4);
  expect([tops[1], tops[3]]).toEqual([tops[2], tops[4]]);
  await expectToFit(page);
});

for (const [path, parts] of [["/es", ".people > *"], ["/es/sponsors", ".sponsor-tier:first-of-type .sponsor"]] as const) {
  test(`on a phone that lies on its side three stand in one row of ${path}`, async ({ page, site }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await page.goto(site.origin + path);
    const tops = await topsOf(page.locator(parts));
    expect([tops.length, new Set(tops).size]).toEqual([3, 1]);
    await expectToFit(page);
  });
}

for (const path of ["/es/services", "/es/sponsors"]) {
  test(`a phone fetches at most twelve parts of ${path} before it is scrolled, and is as wide when it is`, async ({ page, site, javaScriptEnabled }) => {
    test.skip(!javaScriptEnabled, "browsers without scripts fetch all pictures at once");
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(request.url()));
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(site.origin + path, { waitUntil: "networkidle" });
    // why eleven: the icon of the site is asked for beside them, where no test sees it
    expect(asked.size).toBeLessThanOrEqual(11);

    const last = page.locator("main .picture img").last();
    const width = (await page.locator("main").boundingBox())?.width;
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => last.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(0);
    await expectToFit(page);
    expect((await page.locator("main").boundingBox())?.width).toBe(width);
  });
}

async function doubleText(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

/** Pictures of which the site has a larger one that fits. What no browser draws yet, it fetches first. */
function listBlurred(page: Page): Promise<string[]> {
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
      // why a tenth: so much less is what a browser may choose too
      if (fetched < needed * 0.9 && widths.some(({ pixels }) => pixels > fetched)) blurred.push(`${image.currentSrc}: ${needed.toFixed()}`);
    }
    return blurred;
  });
}

/** Links, buttons and choices that take a finger on less than 44 pixels, with what lies around them; those within a sentence may. */
function listLow(page: Page): Promise<string[]> {
  return page.locator("a[href]:not(.skip-link), button, summary, label:has(input)").evaluateAll((controls) => {
    const seen = controls.filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1 && !control.closest(".form-note, .footer-bottom p"));
    return seen.map((control) => {
      control.scrollIntoView({ block: "center" });
      const { left, top, width, height } = control.getBoundingClientRect();
      const isHit = (y: number) => control.contains(document.elementFromPoint(left + width / 2, y));
      const middle = top + height / 2;
      const reach = (step: number) => {
        let far = 0;
        while (far < 30 && isHit(middle + step * (far + 1))) far += 1;
        return far;
      };
      return { words: control.textContent, pixels: reach(-1) + reach(1) + 1 };
    }).filter(({ pixels }) => pixels < 44).map(({ words, pixels }) => `${words}: ${pixels.toString()}`);
  });
}

async function expectOnOneLine(parts: Locator) {
  const tops = await topsOf(parts);
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size, parts.page().url()).toBe(1);
}

function topsOf(parts: Locator): Promise<number[]> {
  return parts.evaluateAll((shown) => shown.map((part) => Math.round(part.getBoundingClientRect().top)));
}

/** How wide each line of each text is. */
function linesOf(texts: Locator): Promise<number[][]> {
  return texts.evaluateAll((shown) =>
    shown.map((text) => {
      const range = document.createRange();
      const words = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      const lines = new Map<number, [left: number, right: number]>();
      while (words.nextNode()) {
        range.selectNodeContents(words.currentNode);
        for (const { top, left, right } of range.getClientRects()) {
          const line = lines.get(Math.round(top)) ?? [left, right];
          lines.set(Math.round(top), [Math.min(line[0], left), Math.max(line[1], right)]);
        }
      }
      return [...lines.values()].map(([left, right]) => right - left);
    }),
  );
}
