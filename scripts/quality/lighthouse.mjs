// Lighthouse is no dependency of the site: npx brings the pinned version into npm's own cache.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export const LIGHTHOUSE = "lighthouse@12.8.2";

/** As in playwright.config.ts: as root it needs no sandbox; the others keep it from asking outside hosts. */
const QUIET = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** @typedef {{ score: number | null, numericValue?: number, title: string, details?: { items?: Request[] } }} Audit */
/** @typedef {{ transferSize: number, resourceType: string, statusCode: number }} Request */
/** @typedef {{ score: number, auditRefs: { id: string, weight: number }[] }} Category */
/** @typedef {{ categories: Record<string, Category>, audits: Record<string, Audit>, environment: { hostUserAgent: string } }} Visit */

/** Where npx has put the program, so that not every visit asks npm again. */
export async function lighthouseProgram() {
  const { stdout } = await run("npx", ["--yes", `--package=${LIGHTHOUSE}`, "-c", "command -v lighthouse"]);
  return stdout.trim();
}

/**
 * One visit with Lighthouse's own phone: 412 x 823 px, slow 4G, a quarter of this processor.
 * @param {string} url @param {{ program: string, browser: string }} programs @returns {Promise<Visit>}
 */
export async function visit(url, { program, browser }) {
  const flags = ["--quiet", "--output=json", `--chrome-flags=${QUIET.join(" ")}`];
  const { stdout } = await run(program, [url, ...flags], { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout);
}
