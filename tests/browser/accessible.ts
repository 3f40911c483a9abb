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
  // why: where a rule is kept is of no use here, and to find the way to it costs a tenth of a screen's time
  resultTypes: ["violations"],
  // why: it waits half a second for each frame that it may not run in, as that of a preview
  iframes: false,
};

/** No violation of WCAG 2.2 AA that axe can find; says which rule, where and why. In the administration no mute drawing either. */
export async function expectAccessible(page: Page) {
  await expectDrawingsToTell(page);
  // why: axe waits with timers, which stand still where scripts are switched off. The markup is the same there.
  if (test.info().project.use.javaScriptEnabled === false) return;
  await toRest(page);
  // why asked: a page is looked at in several widths, and to read axe takes a third of a look
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (options) => {
    const { violations } = (await window.axe?.run(document, options)) ?? {};
    return violations?.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary = "" }) => `${id} at ${target.join(" ")}: ${failureSummary}`));
  }, WCAG_22_AA);
  expect(found, page.url()).toEqual([]);
}

/** A button or a link that is a drawing alone says beside the pointer what it does. */
async function expectDrawingsToTell(page: Page) {
  const mute = await page.locator(".shell :is(a, button)").evaluateAll((controls) =>
    controls.filter((control) => {
      const seen = control.cloneNode(true);
      if (!(seen instanceof Element)) return false;
      for (const hidden of seen.querySelectorAll(".visually-hidden")) hidden.remove();
      const isDrawing = seen.textContent.trim() === "" && seen.querySelector("img") === null;
      const told = control.ariaLabel ?? "";
      return isDrawing && (told === "" || getComputedStyle(control, "::after").content !== `"${told}"`);
    }).map((control) => control.outerHTML),
  );
  expect(mute, page.url()).toEqual([]);
}

/** Waits for what fades in: half transparent, no text has contrast. */
async function toRest(page: Page) {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ timeline, effect, playState }) => {
      const end = Number(effect?.getComputedTiming().endTime);
      return timeline === document.timeline && playState === "running" && Number.isFinite(end);
    });
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** No word that fits a line goes on in the next one. */
export async function expectWordsWhole(page: Page, part = "main") {
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

/** The page fits its window: nobody has to scroll sideways. */
export async function expectToFit(page: Page) {
  const { shown, wanted } = await page.evaluate(() => ({
    shown: document.documentElement.clientWidth,
    wanted: document.documentElement.scrollWidth,
  }));
  expect(wanted, `${page.url()} at ${String(shown)} pixels`).toBeLessThanOrEqual(shown);
}
