import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const WCAG_22_AA: axe.RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  // only violations are read; collecting selectors for passed rules takes a tenth of a screen's time
  resultTypes: ["violations"],
  // axe waits half a second for each frame in which it may not run, such as a preview
  iframes: false,
};

/** Expects no WCAG 2.2 AA violation that axe can find, and in the administration no icon without a tooltip. Failures name rule, element and reason. */
export async function expectAccessible(page: Page) {
  await expectIconsToHaveTooltips(page);
  // axe waits with timers, which do not run without JavaScript. The markup is the same there.
  if (test.info().project.use.javaScriptEnabled === false) return;
  await waitForAnimations(page);
  // a page is checked at several widths, and loading axe takes a third of the time of a check
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (options) => {
    const { violations } = (await window.axe?.run(document, options)) ?? {};
    return violations?.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary = "" }) => `${id} at ${target.join(" ")}: ${failureSummary}`));
  }, WCAG_22_AA);
  expect(found, page.url()).toEqual([]);
}

/** Expects a tooltip with the accessible name on each button and link that shows only an icon. */
async function expectIconsToHaveTooltips(page: Page) {
  const withoutTooltip = await page.locator(".shell :is(a, button)").evaluateAll((controls) =>
    controls.filter((control) => {
      const copy = control.cloneNode(true);
      if (!(copy instanceof Element)) return false;
      for (const hidden of copy.querySelectorAll(".visually-hidden")) hidden.remove();
      const isIcon = copy.textContent.trim() === "" && copy.querySelector("img") === null;
      const label = control.ariaLabel ?? "";
      return isIcon && (label === "" || getComputedStyle(control, "::after").content !== `"${label}"`);
    }).map((control) => control.outerHTML),
  );
  expect(withoutTooltip, page.url()).toEqual([]);
}

/** Waits until animations have ended, because text that is still fading in has too little contrast. */
async function waitForAnimations(page: Page) {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ timeline, effect, playState }) => {
      const end = Number(effect?.getComputedTiming().endTime);
      return timeline === document.timeline && playState === "running" && Number.isFinite(end);
    });
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** Expects no word of up to 16 characters to be broken over two lines. */
export async function expectNoBrokenWords(page: Page, part = "main") {
  const broken = await page.locator(part).first().evaluate((frame) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement?.matches("details:not([open])")) continue;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        if (word.length <= 16 && lines.size > 1) found.push(word);
      }
    }
    return found;
  });
  expect(broken, page.url()).toEqual([]);
}

/** Expects a page without horizontal scrolling. */
export async function expectToFit(page: Page) {
  const { shown, wanted } = await page.evaluate(() => ({
    shown: document.documentElement.clientWidth,
    wanted: document.documentElement.scrollWidth,
  }));
  expect(wanted, `${page.url()} at ${String(shown)} pixels`).toBeLessThanOrEqual(shown);
}
