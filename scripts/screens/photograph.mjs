import { writeFile } from "node:fs/promises";
import sharp from "sharp";

const BEST = 78;
const WORST = 30;

/**
 * Takes a screenshot as WebP. If the file is larger than `mostBytes`, the quality is reduced.
 * @param {import("playwright").Page} page
 * @param {{ width: number, height: number, file: string, shownWidth: number, mostBytes: number, isWhole?: boolean }} wanted
 * `isWhole`: the whole page, up to `height`
 */
export async function photograph(page, { width, height, file, shownWidth, mostBytes, isWhole = false }) {
  const end = isWhole ? await page.evaluate(() => document.documentElement.scrollHeight) : height;
  const clip = { x: 0, y: 0, width, height: Math.min(height, end) };
  const picture = sharp(await page.screenshot({ clip, fullPage: isWhole, animations: "disabled" })).resize({ width: shownWidth });
  for (let quality = BEST; ; quality -= 8) {
    const bytes = await picture.clone().webp({ quality, effort: 5 }).toBuffer();
    if (bytes.length <= mostBytes || quality <= WORST) return writeFile(file, bytes);
  }
}

/** How long a preview beside a form may take, in ms. Some cannot be shown. */
const PREVIEW_MS = 5000;

/** Opens an address in a window of this size and waits for its pictures and previews. @param {import("playwright").Page} page @param {string} url @param {{ width: number, height: number }} window */
export async function open(page, url, window) {
  await page.setViewportSize({ width: window.width, height: window.height });
  const answer = await page.goto(url, { waitUntil: "load" });
  await page.waitForFunction(arePreviewsShown, undefined, { timeout: PREVIEW_MS }).catch(() => console.log(`no preview: ${url}`));
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    for (const part of document.querySelectorAll("main *")) if (part instanceof HTMLElement) part.style.contentVisibility = "visible";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  return answer;
}

/** Runs in the browser. */
function arePreviewsShown() {
  const frames = [...document.querySelectorAll("iframe.live-preview-frame")].filter((frame) => frame.getClientRects().length > 0);
  const pages = frames.map((frame) => (frame instanceof HTMLIFrameElement ? frame.contentDocument : null));
  return pages.every((page) => page?.readyState === "complete" && page.getElementById("preview") !== null);
}
