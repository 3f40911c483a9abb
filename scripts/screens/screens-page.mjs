// docs/screens/README.md: each screen before and after a change, side by side.
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../run.mjs";

const FOLDER = join(ROOT, "docs/screens");

const INTRO = `# Every screen, before and after

Made by \`npm run screens\` from a fresh site; "before" is the state of 22 November 2026 at noon, made by
\`npm run screens -- before FOLDER\` from a checkout of it. A long page is cut at its lower end.
`;

export async function writeScreensPage() {
  const [before, after] = await Promise.all([screensIn("before"), screensIn("after")]);
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  if (names.length === 0) return;
  const parts = names.map((name) => partOf(name, { before: before.has(name), after: after.has(name) }));
  await writeFile(join(FOLDER, "README.md"), [INTRO, ...parts].join("\n"));
}

/** @param {string} folder */
async function screensIn(folder) {
  const files = await readdir(join(FOLDER, folder)).catch(() => []);
  return new Map(files.map((file) => [file.replace(/-(360|1440)\.webp$/, ""), file]));
}

/** @param {string} name @param {{ before: boolean, after: boolean }} has */
function partOf(name, has) {
  const cell = (/** @type {"before" | "after"} */ when, /** @type {number} */ width) =>
    has[when] ? `![${name}, ${when}, ${width} pixels wide](${when}/${name}-${width}.webp)` : "not there";
  const rows = [1440, 360].map((width) => `| ${cell("before", width)} | ${cell("after", width)} |`);
  return ["", `## ${name}`, "", "| before | after |", "|---|---|", ...rows].join("\n");
}
