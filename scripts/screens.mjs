// npm run screens: takes screenshots of the site and its administration, in a new site with some content.
//   npm run screens                     the pictures of the help and of README.md; all screens into docs/screens/after
//   npm run screens -- help             only the pictures of the help; likewise `readme` and `all`
//   npm run screens -- before FOLDER    all screens of the built checkout in FOLDER, into docs/screens/before
// Build the site first: the screenshots show the build.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { provideChromium } from "./chromium.mjs";
import { startSite } from "./drills/outage-site.mjs";
import { ROOT } from "./run.mjs";
import { openAdministration } from "./screens/administration.mjs";
import { photographAll } from "./screens/all-screens.mjs";
import { photographHelp } from "./screens/help-pictures.mjs";
import { photographReadme } from "./screens/readme-pictures.mjs";
import { writeScreensPage } from "./screens/screens-page.mjs";

const [wanted = "everything", folder = ROOT] = process.argv.slice(2);
const WAYS = ["everything", "help", "readme", "all", "before"];
if (!WAYS.includes(wanted) || !existsSync(join(folder, "build/server.js"))) {
  console.error(`npm run screens -- ${WAYS.slice(1).join(" | ")}, on a built site`);
  process.exit(1);
}

const executablePath = await provideChromium();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", "--lang=de"], env: { ...process.env, LANGUAGE: "de", LANG: "de_DE.UTF-8" } });
const site = await startSite({}, folder);
try {
  const studio = await openAdministration(browser, `http://127.0.0.1:${site.port}`);
  if (["everything", "help"].includes(wanted)) await photographHelp(studio);
  if (["everything", "readme"].includes(wanted)) await photographReadme(studio);
  if (["everything", "all"].includes(wanted)) await photographAll(studio, { root: folder, name: "after" });
  if (wanted === "before") await photographAll(studio, { root: folder, name: "before" });
  await writeScreensPage();
} finally {
  await browser.close();
  await site.stop();
}
