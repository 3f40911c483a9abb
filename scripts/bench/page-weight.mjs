import { findChromium } from "../chromium.mjs";
import { startServer } from "./servers.mjs";

const PAGES = ["/", "/team"];
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, locale: "de-DE" };
const SETTLED_MS = 1_500;

/** @returns {Promise<import("./servers.mjs").Row[]>} */
export async function measurePageWeight() {
  const executablePath = await findChromium();
  if (executablePath === undefined) return [{ what: "bytes of a page", value: "not measured: no Chromium" }];
  const { chromium } = await import("playwright");
  const server = await startServer("front", 4877);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", "--disable-quic"] });
  const rows = [];
  for (const path of PAGES) rows.push(rowOf(path, await loadedBy(browser, `http://127.0.0.1:${server.port}${path}`)));
  await browser.close();
  await server.stop();
  return rows;
}

/** @typedef {{ type: string, bytes: number }} Loaded */

/** @param {import("playwright").Browser} browser @param {string} url @returns {Promise<Loaded[]>} */
async function loadedBy(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  /** @type {Promise<Loaded>[]} */
  const loaded = [];
  page.on("requestfinished", (request) => {
    const bytes = request.sizes().then((sizes) => sizes.responseBodySize + sizes.responseHeadersSize);
    loaded.push(bytes.then((bytes) => ({ type: request.resourceType(), bytes })));
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(SETTLED_MS);
  const all = await Promise.all(loaded);
  await context.close();
  return all;
}

/** @param {string} path @param {Loaded[]} loaded @returns {import("./servers.mjs").Row} */
function rowOf(path, loaded) {
  const sum = (/** @type {string[]} */ ...types) =>
    loaded.filter(({ type }) => types.includes(type)).reduce((bytes, one) => bytes + one.bytes, 0);
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;
  const total = loaded.reduce((bytes, one) => bytes + one.bytes, 0);
  const parts = `JavaScript ${kilobytes(sum("script"))}, page ${kilobytes(sum("document"))}, styles ${kilobytes(sum("stylesheet"))}, fonts ${kilobytes(sum("font"))}, pictures ${kilobytes(sum("image", "media"))}`;
  return { what: `first view of ${path} on a phone`, value: `${kilobytes(total)} in ${loaded.length} requests: ${parts}`, aim: "≤ 150 KB, ≤ 12 requests" };
}
