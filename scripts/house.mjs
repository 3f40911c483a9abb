// npm run house: measures the code for docs/quality.md: files and lines by folder, medians, violations of the layers.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cruise } from "dependency-cruiser";
import ts from "typescript";
import rules from "../.dependency-cruiser.cjs";
import { median, percentile } from "./bench/times.mjs";
import { readCommandLine } from "./command-line.mjs";
import { writeSection } from "./quality/quality-page.mjs";
import { ROOT } from "./run.mjs";

const FOLDERS = ["app/domain", "app/routes", "app/http", "app/ui", "app/i18n", "app/platform", "app/browser", "server", "prisma", "scripts", "brand", "tests"];
/** A file with fewer lines and only one importer should be part of that file. */
const CRUMB_LINES = 15;

/** @typedef {{ path: string, text: string, lines: number }} File */

readCommandLine("npm run house", {});
const files = listFiles();
const { modules, violations } = await cruised();
const section = [
  "# How the code is laid out",
  `Made by \`npm run house\` on ${new Date().toISOString().slice(0, 10)}. Lines include empty ones; functions are those with a body in braces.`,
  table(["folder", "files", "lines", "file median / max", "function median / p90 / max"], FOLDERS.map(folderRow)),
  table(["in app/ and server/", "count"], disorderRows()),
].join("\n\n");
await writeSection("house", section);
console.log(section);

/** @returns {File[]} */
function listFiles() {
  const listed = execFileSync("git", ["ls-files", ...FOLDERS], { cwd: ROOT, encoding: "utf8" }).split("\n");
  return listed.filter((path) => /[.](tsx?|mjs)$/.test(path)).map(readSource);
}

/** @param {string} path */
function readSource(path) {
  const text = readFileSync(`${ROOT}${path}`, "utf8");
  return { path, text, lines: text.split("\n").length - 1 };
}

async function cruised() {
  const options = { ...rules.options, ruleSet: { forbidden: rules.forbidden ?? [] }, validate: true };
  const { output } = await cruise(["app", "server"].map((folder) => `${ROOT}${folder}`), { ...options, baseDir: ROOT });
  if (typeof output === "string") throw new Error("expected the result as an object");
  return { modules: output.modules, violations: output.summary.violations };
}

/** @param {string} folder */
function folderRow(folder) {
  const inside = files.filter(({ path }) => path.startsWith(`${folder}/`));
  const lines = inside.map((file) => file.lines);
  const functions = inside.flatMap(functionLengths);
  return [
    folder,
    inside.length,
    lines.reduce((sum, one) => sum + one, 0),
    `${median(lines)} / ${percentile(lines, 100)}`,
    `${median(functions)} / ${percentile(functions, 90)} / ${percentile(functions, 100)}`,
  ];
}

/** @param {File} file @returns {number[]} */
function functionLengths({ path, text }) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  /** @type {number[]} */
  const lengths = [];
  /** @param {ts.Node} node */
  function look(node) {
    if (ts.isFunctionLike(node) && "body" in node && node.body && ts.isBlock(node.body)) lengths.push(linesOf(node, source));
    ts.forEachChild(node, look);
  }
  look(source);
  return lengths;
}

/** @param {ts.Node} node @param {ts.SourceFile} source */
function linesOf(node, source) {
  const lineAt = (/** @type {number} */ position) => source.getLineAndCharacterOfPosition(position).line;
  return lineAt(node.getEnd()) - lineAt(node.getStart(source)) + 1;
}

function disorderRows() {
  const own = modules.filter(({ source }) => /^(app|server)\//.test(source) && !source.includes("/generated/"));
  const alone = own.filter(({ dependents }) => dependents.length === 1).map(({ source }) => source);
  const crumbs = files.filter(({ path, lines }) => lines < CRUMB_LINES && alone.includes(path));
  return [
    ["circles between folders of app/domain", broken("no-circles-of-folders")],
    ["imports against the order of the folders", broken("imports-no-folder-above")],
    ["files with one importer", alone.length],
    [`of these under ${CRUMB_LINES} lines`, crumbs.length],
  ];
}

/** @param {string} rule the end of the rule's name */
function broken(rule) {
  return violations.filter((violation) => violation.rule.name.endsWith(rule)).length;
}

/** @param {string[]} head @param {(string | number)[][]} rows */
function table(head, rows) {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
