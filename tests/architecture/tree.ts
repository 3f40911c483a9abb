import { readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");

/** All hand-written files below a folder, as paths from the root with forward slashes. */
export function filesBelow(folder: string) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !/(^|\/)(generated|node_modules)\//.test(path));
}

export function textOf(path: string) {
  return readFileSync(join(ROOT, path), "utf8");
}

/** The text without its comments. */
export function codeOf(path: string) {
  return textOf(path).replaceAll(/\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*$/gm, "");
}
