// Lighthouse is no dependency: npx downloads the pinned version into npm's cache.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export const LIGHTHOUSE = "lighthouse@12.8.2";

/** As in playwright.config.ts: the first is needed as root; the others stop it from contacting outside hosts. */
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

const LONGEST_REPORT = 64 * 1024 * 1024;

/** @typedef {{ score: number | null, numericValue?: number, title: string, details?: { items?: Request[] } }} Audit */
/** @typedef {{ transferSize: number, resourceType: string, statusCode: number }} Request */
/** @typedef {{ score: number, auditRefs: { id: string, weight: number }[] }} Category */
/** @typedef {{ categories: Record<string, Category>, audits: Record<string, Audit>, environment: { hostUserAgent: string } }} Visit */

/** The installed program, so that visits do not ask npm again. */
export async function lighthouseProgram() {
  const { stdout } = await run("npx", ["--yes", `--package=${LIGHTHOUSE}`, "-c", "command -v lighthouse"]);
  return stdout.trim();
}

/** A visit that Lighthouse could not record ("Please run Lighthouse again") is no result. */
const ATTEMPTS = 4;

/**
 * One visit with Lighthouse's own phone: 412 x 823 px, slow 4G, a quarter of this processor.
 * @param {string} url @param {{ program: string, browser: string }} programs @returns {Promise<Visit>}
 */
export async function visit(url, programs) {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await recorded(url, programs);
    } catch (error) {
      console.log(`${url}: again, ${whyNot(error)}`);
    }
  }
  return recorded(url, programs);
}

/** @param {string} url @param {{ program: string, browser: string }} programs @returns {Promise<Visit>} */
async function recorded(url, { program, browser }) {
  const flags = ["--quiet", "--output=json", `--chrome-flags=${QUIET.join(" ")}`];
  const { stdout } = await run(program, [url, ...flags], { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: LONGEST_REPORT });
  return JSON.parse(stdout);
}

/** @param {unknown} error of a program that failed; answers the last line that it printed */
function whyNot(error) {
  const written = error instanceof Error && "stderr" in error ? String(error.stderr) : String(error);
  return written.trim().split("\n").at(-1);
}
