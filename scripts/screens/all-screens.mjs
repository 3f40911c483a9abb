// docs/screens/before and after: every screen that can be reached by links, on a phone and on a desktop.
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../run.mjs";
import { open, photograph } from "./photograph.mjs";
import { readScreens } from "./route-table.mjs";

const SIZES = [
  { width: 360, height: 1600, shownWidth: 300, mostBytes: 22_000 },
  { width: 1440, height: 1800, shownWidth: 720, mostBytes: 36_000 },
];

/** These end a session, or are no pages. */
const LEFT_OUT = /^\/admin\/(logout|setup|login|welcome)|\/(export|backup)(\/file)?$/;

/**
 * Follows links and takes a screenshot of the first address of each screen.
 * @param {import("./administration.mjs").Studio} studio
 * @param {{ root: string, name: string }} of
 */
export async function photographAll({ page, visitor, origin }, { root, name }) {
  const folder = join(ROOT, "docs/screens", name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const screenAt = await readScreens(root);
  const seen = new Set();
  const waiting = ["/de", "/admin"];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const screen = screenAt(path);
    if (screen === null || seen.has(screen) || LEFT_OUT.test(path)) continue;
    const by = path.startsWith("/admin") ? page : visitor;
    seen.add(screen);
    for (const size of SIZES) {
      await open(by, origin + path, { ...size, height: 900 });
      await photograph(by, { ...size, isWhole: true, file: join(folder, `${screen}-${size.width}.webp`) });
    }
    waiting.push(...(await linksOf(by)));
    console.log(`${screen} ${path}`);
  }
}

/** Paths on this site, without queries. @param {import("playwright").Page} page */
async function linksOf(page) {
  const links = await page.evaluate(() => [...document.links].filter(({ origin, download }) => origin === location.origin && !download).map(({ pathname }) => pathname));
  return links.filter((path) => path.startsWith("/admin") || path.startsWith("/de"));
}
