import { defineConfig } from "@playwright/test";

/** The first is needed as root; the others stop it from contacting outside hosts all the time. */
const quietChromium = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // each site is one origin, and keeping a spare process for another origin costs as much time as a small test
  "--renderer-process-limit=1",
  // draws in a thread of the browser instead of another process
  "--in-process-gpu",
  // a test's page is closed before optimized code would be worth its cost
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
  // with all stages in parallel, a browser sometimes stops drawing for minutes. The report names tests that passed only on retry
  retries: process.env.CI === "true" ? 1 : 0,
  // long enough for a busy machine; tests wait for conditions, so on an idle one it makes no difference
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    locale: "de-DE",
    // drawing animations takes a third of the browser's time. Tests of motion request it with `emulateMedia`
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath, args: quietChromium },
    // tracing slows every test down, whether the trace is kept or not
    trace: process.env.TRACE === "true" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "with JavaScript", use: { javaScriptEnabled: true } },
    // the markup of a screen is the same without JavaScript, and html-validate reads all of it
    { name: "without JavaScript", use: { javaScriptEnabled: false }, testIgnore: "screens.spec.ts" },
  ],
});
