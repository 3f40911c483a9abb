// Finds a Chromium for the browser tests: CHROMIUM_PATH, the usual places, Playwright's own folder; else installs one.
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { canUseApt, installDebianPackage } from "./debian.mjs";
import { runTool } from "./run.mjs";

// the headless shell draws no windows, and takes a third less time
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const elsewhere = [
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** @returns {Promise<string | undefined>} the path of an existing Chromium */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return givenChromium(process.env.CHROMIUM_PATH);
  const folders = ["/usr/bin", "/usr/local/bin", ...(process.env.PATH ?? "").split(delimiter)];
  const places = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere];
  return places.find(isProgram) ?? (await playwrightChromium());
}

/** @param {string} path */
function givenChromium(path) {
  if (!isProgram(path)) throw new Error(`CHROMIUM_PATH is ${path}, but there is no program.`);
  return path;
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function playwrightChromium() {
  const { chromium } = await import("playwright");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** @returns {Promise<string | undefined>} the path of a Chromium, which is installed if necessary */
export async function provideChromium() {
  return (await findChromium()) ?? (await installChromium());
}

async function installChromium() {
  console.log("No Chromium found: installing it");
  const isInstalled = canUseApt() && ((await installDebianPackage("chromium-headless-shell")) || (await installDebianPackage("chromium")));
  if (isInstalled) return findChromium();
  const isDownloaded = (await runTool("playwright", ["install", "--only-shell", "chromium"])) === 0;
  return isDownloaded ? findChromium() : undefined;
}
