// What `docker build .` would be given of this folder: everything that .dockerignore lets through.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import dockerignore from "@balena/dockerignore";

/**
 * @param {string} folder
 * @param {string} [rules] of .dockerignore
 * @returns {string[]} files and links, as paths from the folder with forward slashes
 */
export function listContext(folder, rules = readFileSync(join(folder, ".dockerignore"), "utf8")) {
  const filter = dockerignore({ ignorecase: false }).add(rules);
  return listBelow(folder, "", (path) => !filter.ignores(path));
}

/** Folders that nobody may enter are not even looked into. */
const NEVER = new Set([".git", "node_modules"]);

/** @param {string} root @param {string} folder @param {(path: string) => boolean} isWanted @returns {string[]} */
function listBelow(root, folder, isWanted) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    // why not left out by the rules alone: a rule further down may let in what lies in a folder that is shut out
    if (!entry.isDirectory()) return isWanted(path) ? [path] : [];
    return NEVER.has(entry.name) && !isWanted(path) ? [] : listBelow(root, path, isWanted);
  });
}
