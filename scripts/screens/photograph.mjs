import { writeFile } from "node:fs/promises";
import sharp from "sharp";

const BEST = 78;
const WORST = 30;

/**
 * What a page shows, as WebP. Where the file would be larger than `mostBytes`, it gets coarser.
 * @param {import("playwright").Page} page
 * @param {{ width: number, height: number, file: string, shownWidth: number, mostBytes: number, isWhole?: boolean }} wanted
 * `isWhole`: as far down as the page goes, `height` at most
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

/** How long a preview beside a form may take, in ms: not every one can be shown. */
const PREVIEW_MS = 5000;

/** Opens an address in a window of this size and waits until its pictures and previews are there. @param {import("playwright").Page} page @param {string} url @param {{ width: number, height: number }} window */
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

/** Runs in the page. */
function arePreviewsShown() {
  const frames = [...document.querySelectorAll("iframe.live-preview-frame")].filter((frame) => frame.getClientRects().length > 0);
  const pages = frames.map((frame) => (frame instanceof HTMLIFrameElement ? frame.contentDocument : null));
  return pages.every((page) => page?.readyState === "complete" && page.getElementById("preview") !== null);
}
