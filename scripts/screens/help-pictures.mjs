// app/domain/help/pictures: screenshots for the articles, `![What the screen shows](/admin/team)`; and the texts on these
// screens, with which tests detect outdated screenshots.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../run.mjs";
import { open, photograph } from "./photograph.mjs";
import { screenLabels } from "./screen-labels.mjs";

const HELP = join(ROOT, "app/domain/help");
const WINDOW = { width: 1120, height: 747 };
const MOST_BYTES = 34_000;

/** @param {import("./administration.mjs").Studio} studio */
export async function photographHelp({ page, origin }) {
  await rm(join(HELP, "pictures"), { recursive: true, force: true });
  await mkdir(join(HELP, "pictures"));
  /** @type {Record<string, string[]>} */
  const words = {};
  for (const address of await namedScreens()) {
    await open(page, origin + address, WINDOW);
    const file = join(HELP, "pictures", `${pictureName(address)}.webp`);
    await photograph(page, { ...WINDOW, file, shownWidth: 960, mostBytes: MOST_BYTES });
    words[address] = screenLabels(await (await page.request.get(origin + address)).text());
    console.log(address);
  }
  await writeFile(join(HELP, "pictured-words.json"), `${JSON.stringify(words, null, 1)}\n`);
}

async function namedScreens() {
  const files = await readdir(join(HELP, "articles"));
  const texts = await Promise.all(files.map((file) => readFile(join(HELP, "articles", file), "utf8")));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/^!\[.+\]\((.+)\)$/gm)].map(([, address = ""]) => address)))];
}

/** The name that the articles use (`help-articles.server.ts`). @param {string} address */
function pictureName(address) {
  return address.replaceAll(/[^a-z\d]+/gi, "-").replaceAll(/^-|-$/g, "").toLowerCase();
}
