import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expectToFit, expectNoBrokenWords } from "./accessible";
import { sharedPageTest as test } from "./reused-pages";
import { expect } from "./test";

test.beforeEach(async ({ visitor, site }) => {
  await visitor.context().addCookies([{ name: "cookie-preferences", value: "necessary", url: site.origin }]);
});

const PHONE = { width: 360, height: 780 };

const NARROWEST_PHONE = { width: 320, height: 640 };

test("on the narrowest phone, the languages fit on one line, and so do the service areas", async ({ visitor: page, site }) => {
  await page.setViewportSize(NARROWEST_PHONE);
  for (const language of ["es", "en", "de"]) {
    await page.goto(`${site.origin}/${language}`);
    await expectOnOneLine(page.locator(".home-hero-fields > *"));
    await page.locator(".burger").click();
    await expectOnOneLine(page.locator(".mobile-menu .language-form button"));
  }
});

for (const [path, buttons] of [["/es", ".home-hero .button"], ["/es/sponsors", ".call .button"], ["/de/cookies", ".cookie-buttons .button"]] as const) {
  test(`on the narrowest phone, each button of ${path} stays on one line`, async ({ visitor: page, site }) => {
    await page.setViewportSize(NARROWEST_PHONE);
    await page.goto(site.origin + path);
    const lines = await lineWidthsOf(page.locator(buttons).filter({ visible: true }));
    expect(lines.map((widths) => widths.length)).toEqual(lines.map(() => 1));
  });
}

for (const path of ["/de/services", "/de/services/kino", "/es/services/podcast", "/en/sponsors"]) {
  test(`on a desktop, the headline of ${path} stays in the left half, beside the picture`, async ({ visitor: page, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site.origin + path);
    const [lines = []] = await lineWidthsOf(page.locator(".page-hero h1"));
    const left = await page.locator(".page-hero h1").evaluate((headline) => headline.getBoundingClientRect().left);
    expect(left + Math.max(...lines)).toBeLessThan(720);
  });
}

test("a printed list of the administration has no action buttons and no tabs of other lists", async ({ admin: page }) => {
  await page.goto("/admin/legal");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("cell").first()).toBeVisible();
  await expect(page.locator("td", { has: page.getByRole("link", { name: /^Bearbeiten/, includeHidden: true }) }).first()).toBeHidden();
  await expect(page.getByRole("columnheader", { name: "Aktionen" })).toHaveCount(0);
  await expect(page.getByRole("navigation").getByRole("link")).toHaveText(["Rechtstexte"]);
});

test("the last line of each introduction is more than half as wide as the longest", async ({ visitor: page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.origin}/de/services`);
  const texts = await lineWidthsOf(page.locator(".section-intro"));
  expect(texts.length).toBeGreaterThan(2);
  for (const lines of texts) expect(lines.at(-1)).toBeGreaterThan(Math.max(...lines) / 2);
});

test("on a small laptop, no statement ends with a single short line", async ({ visitor: page, site }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const path of ["/es/vision", "/en/vision", "/de/vision", "/es/services/kino", "/de/services/events"]) {
    await page.goto(site.origin + path);
    const statements = await lineWidthsOf(page.locator(".statement p"));
    expect(statements.length, path).toBeGreaterThan(0);
    for (const lines of statements) expect(lines.at(-1), path).toBeGreaterThan(Math.max(...lines) / 2);
  }
});

for (const path of ["/en/team", "/de/team", "/de"]) {
  test(`on a phone, the last line of each headline of ${path} is more than half as wide as the longest`, async ({ visitor: page, site }) => {
    await page.setViewportSize(PHONE);
    await page.goto(site.origin + path);
    const headlines = await lineWidthsOf(page.locator("main :is(h1, h2)"));
    expect(headlines.length).toBeGreaterThan(0);
    for (const lines of headlines) expect(lines.at(-1)).toBeGreaterThan(Math.max(...lines) / 2);
  });
}

for (const [path, words, width] of [["/de/projekte/neun-winde", ".project-credits span", 360], ["/de/projekte/die-salzlinie", ".project-facts div:first-child dd", 768]] as const) {
  test(`at ${width.toString()} pixels, the project facts of ${path} do not wrap`, async ({ visitor: page, site }) => {
    await page.setViewportSize({ ...PHONE, width });
    await page.goto(site.origin + path);
    const lines = await lineWidthsOf(page.locator(words));
    expect(lines.map((widths) => widths.length)).toEqual(lines.map(() => 1));
  });
}

test("with text of double size on a phone, the project facts are stacked in one column that fits", async ({ visitor: page, site }) => {
  await page.setViewportSize({ ...PHONE, width: 390 });
  await page.goto(`${site.origin}/de/projekte/neun-winde`);
  await doubleText(page);
  const widths = await page.locator(".project-facts").evaluate((facts) => [facts.clientWidth, ...Array.from(facts.children, (fact) => fact.clientWidth)]);
  expect(new Set(widths).size).toBe(1);
  await expectToFit(page);
});

test("with text of double size on a phone, the start page shows the whole descriptions of the services", async ({ visitor: page, site }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${site.origin}/de`);
  await doubleText(page);
  const hidden = await page.locator(".service-index p").evaluateAll((texts) => texts.map((text) => text.scrollHeight - text.clientHeight));
  expect(hidden).toEqual([0, 0, 0, 0]);
});

for (const width of [1920, 2560]) {
  test(`at ${width.toString()} pixels, text size and page width grow with the window`, async ({ visitor: page, site }) => {
    await page.setViewportSize({ width, height: 1200 });
    await page.goto(`${site.origin}/de/team`);
    const paper = await page.locator("main .wrap").first().boundingBox();
    expect((paper?.width ?? 0) / width).toBeGreaterThan(0.705);
    const size = await page.locator("main .person p").last().evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    expect(size).toBeGreaterThan(width / 108);
    await expectToFit(page);
  });
}

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page, site }) => {
    await page.context().addCookies([{ name: "cookie-preferences", value: "necessary", url: site.origin }]);
  });

  for (const path of ["/es", "/es/services", "/es/services/podcast", "/en/sponsors", "/es/contacto", "/en/privacy", "/es/nada"]) {
    test(`each touch target on ${path} is at least 44 pixels high`, async ({ page, site }) => {
      await page.goto(site.origin + path);
      expect(await listLowTargets(page)).toEqual([]);
    });
  }
});

test("on a phone, the note below the contact form hyphenates words that do not fit in double size", async ({ visitor: page, site }) => {
  await page.setViewportSize({ ...PHONE, width: 390 });
  await page.goto(`${site.origin}/de/kontakt`);
  await expect(page.locator(".form-end .form-note")).toHaveCSS("hyphens", "auto");
});

test("in a low window, the headline of the start page contrasts with the sun behind it", async ({ visitor: page, site }) => {
  // 1280 by 720 pixels at a zoom of 300 %
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

test("on a phone in landscape, the title of a page starts within the window", async ({ visitor: page, site }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const path of ["/de/sponsoren", "/de/vision", "/de/services"]) {
    await page.goto(site.origin + path);
    const title = await page.locator("h1").boundingBox();
    expect(title?.y, path).toBeLessThan(390 - 48);
  }
});

test("each row of sponsors fills the page width, and no sponsor is alone in a row", async ({ visitor: page, site }) => {
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

test("on a tablet in portrait, the social links of the footer align with the right edge of the page", async ({ visitor: page, site }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`${site.origin}/de/team`);
  const [line, last] = await Promise.all([page.locator(".footer-bottom").boundingBox(), page.locator(".footer-bottom .social-links").boundingBox()]);
  expect(Math.abs((line?.x ?? 0) + (line?.width ?? 0) - (last?.x ?? 0) - (last?.width ?? 0))).toBeLessThan(12);
});

for (const width of [1280, 1920]) {
  test(`at ${width.toString()} pixels, the dashboard shows its stats in pairs beside the recent activity`, async ({ admin, site }) => {
    await admin.setViewportSize({ width, height: 900 });
    await admin.goto(`${site.origin}/admin`);
    const [activities, stats] = await Promise.all([admin.locator(".halves > .panel").boundingBox(), admin.locator(".figures").boundingBox()]);
    expect((stats?.x ?? 0) + (stats?.width ?? 0)).toBeLessThan(activities?.x ?? 0);
    expect(stats?.y).toBeLessThan((activities?.y ?? 0) + (activities?.height ?? 0));
    const tops = await topsOf(admin.locator(".figure"));
    expect([tops[0], tops[2], new Set(tops).size]).toEqual([tops[1], tops[3], 2]);
  });
}

test("at 1280 pixels, the text of a message takes more than half of its row, with the buttons beside it", async ({ admin, site }) => {
  await admin.setViewportSize({ width: 1280, height: 900 });
  await admin.goto(`${site.origin}/admin/messages`);
  const [row, words, button] = await Promise.all([".inbox-row", ".inbox-words", ".inbox-row .button"].map((part) => admin.locator(part).first().boundingBox()));
  expect((words?.width ?? 0) / (row?.width ?? 1)).toBeGreaterThan(0.5);
  expect(button?.y).toBeLessThan((words?.y ?? 0) + (words?.height ?? 0));
});

test("on a phone, the e-mail address of a message wraps only between its parts", async ({ admin, site }) => {
  await admin.setViewportSize(PHONE);
  await admin.goto(`${site.origin}/admin/messages`);
  await admin.locator(".inbox-subject a").first().click();
  await expect(admin.locator(".letter-facts")).toBeVisible();
  await expectNoBrokenWords(admin, ".letter-facts");
});

test("on a tablet in portrait, the button of a list is beside the title", async ({ admin, site }) => {
  await admin.setViewportSize({ width: 768, height: 1024 });
  await admin.goto(`${site.origin}/admin/podcast-crew`);
  const [words, button] = await Promise.all([".page-header-words", ".page-actions"].map((part) => admin.locator(part).boundingBox()));
  expect(button?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
});

test("at 1024 pixels, the team table fits beside the menu without broken words", async ({ admin, site }) => {
  await admin.setViewportSize({ width: 1024, height: 768 });
  await admin.goto(new URL("/admin/test-database", site.origin).href);
  const table = admin.getByRole("table", { name: "Teammitglieder" });
  await expect(table).toBeVisible();
  expect(await table.evaluate((shown) => shown.getBoundingClientRect().right - (shown.parentElement?.getBoundingClientRect().right ?? 0))).toBeLessThan(1);
  await expectNoBrokenWords(admin);
});

test("on a phone, no line of a member's services begins with a separator dot", async ({ admin, site }) => {
  await admin.setViewportSize(PHONE);
  await admin.goto(`${site.origin}/admin/team`);
  const services = await admin.locator(".member .record-note").allTextContents();
  expect(services.length).toBeGreaterThan(1);
  expect(services.filter((line) => line.includes(" ·"))).toEqual([]);
});

test("the clickable area of a read-more link is as wide as its text", async ({ visitor: page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.origin}/de/team`);
  const [frame, words] = await Promise.all([".read-more summary", ".read-more .when-closed"].map((part) => page.locator(part).first().boundingBox()));
  expect(words?.width).toBeGreaterThan(0);
  expect((frame?.width ?? 0) - (words?.width ?? 0)).toBeLessThan(8);
});

test("with forced colours, the header has an opaque background", async ({ visitor: page, site }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${site.origin}/de`);
  await expect(page.locator(".site-header")).toHaveCSS("background-color", /^rgb\(/);
});

test("with forced colours, the language button has space between its text and its border", async ({ visitor: page, site }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${site.origin}/de`);
  const beside = await page.locator(".language > button").evaluate((button) => button.getBoundingClientRect().right - (button.lastElementChild?.getBoundingClientRect().right ?? 0));
  expect(beside).toBeGreaterThan(6);
});

test("on a phone, the year of a project is on the same line as its duration", async ({ visitor: page, site }) => {
  await page.setViewportSize({ ...PHONE, width: 414 });
  await page.goto(`${site.origin}/de`);
  const lengths = await topsOf(page.getByText(/\d Min\.$/));
  expect(lengths.length).toBe(3);
  expect(await topsOf(page.locator(".still-facts").getByText(/^\d{4}$/))).toEqual(lengths);
});

test("the longest lines of a legal text have between 45 and 70 characters on average", async ({ visitor: page, site }) => {
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

test("on a tablet in portrait, nobody of the team is alone in a row", async ({ visitor: page, site }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`${site.origin}/de/team`);
  const tops = await topsOf(page.locator(".people > *"));
  expect(tops.filter((top, index) => !tops.some((other, place) => other === top && place !== index))).toEqual([]);
  await expectToFit(page);
});

test("on a tablet in portrait, the projects are in pairs below the first one", async ({ visitor: page, site }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`${site.origin}/de/services`);
  const tops = await topsOf(page.locator(".project"));
  expect(new Set(tops).size).toBe(4);
  expect([tops[1], tops[3]]).toEqual([tops[2], tops[4]]);
  await expectToFit(page);
});

for (const [path, parts] of [["/es", ".people > *"], ["/es/sponsors", ".sponsor-tier:first-of-type .sponsor"]] as const) {
  test(`on a phone in landscape, ${path} shows three items in one row`, async ({ visitor: page, site }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await page.goto(site.origin + path);
    const tops = await topsOf(page.locator(parts));
    expect([tops.length, new Set(tops).size]).toEqual([3, 1]);
    await expectToFit(page);
  });
}

test("on a phone with text of double size, a footer with a long company name is not cut off", async ({ visitor: page, site }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${site.origin}/de/team`);
  await doubleText(page);
  await page.locator(".footer-name").evaluate((name) => {
    name.textContent = "Mittelmeerfilmproduktionsgesellschaft";
  });
  const ends = await page.locator(".footer-top > *").evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(ends.length).toBeGreaterThan(2);
  expect(Math.max(...ends)).toBeLessThanOrEqual(PHONE.width);
});

async function doubleText(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

/** Lists links, buttons and labels whose touch target is less than 44 pixels high, except for links within a sentence. */
function listLowTargets(page: Page): Promise<string[]> {
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

/** The width of each line of each text. */
function lineWidthsOf(texts: Locator): Promise<number[][]> {
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
