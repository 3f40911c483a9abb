import { defineConfig } from "@playwright/test";

/** As root it needs no sandbox; the next keep it from asking outside hosts all the time. */
const quietChromium = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // why: a site is one origin, and each process that is kept ready for another one costs the time of a small test
  "--renderer-process-limit=1",
  // why: what draws is a thread of the browser, not one more process that is told what to draw
  "--in-process-gpu",
  // why: a page of a test is gone before what V8 would make faster, beside it or in between, is used
  "--js-flags=--single-threaded --no-maglev --no-opt",
];

const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "tests/browser",
  globalSetup: "./tests/browser/start.ts",
  outputDir: "test-results",
  fullyParallel: false,
  workers: 2,
  forbidOnly: process.env.CI === "true",
  // why: with all stages side by side, a browser sometimes stops drawing for minutes. What passes only then is named in the report
  retries: process.env.CI === "true" ? 1 : 0,
  // why: patience for a busy machine; a test waits for conditions, so a quiet one does not notice.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    locale: "de-DE",
    // why: drawing what moves takes a third of a browser's time. Tests that look at motion ask for it by `emulateMedia`
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath, args: quietChromium },
    // why: a trace of each test, kept or not, makes all of them slower
    trace: process.env.TRACE === "true" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "with JavaScript", use: { javaScriptEnabled: true } },
    // why: the markup of a screen is the same without it, and html-validate reads all of it
    { name: "without JavaScript", use: { javaScriptEnabled: false }, testIgnore: "screens.spec.ts" },
  ],
});
