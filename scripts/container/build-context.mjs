// The build context of `docker build .`: all files that .dockerignore does not exclude.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import dockerignore from "@balena/dockerignore";

/**
 * @param {string} folder
 * @param {string} [rules] the content of .dockerignore
 * @returns {string[]} files and links, as paths from the folder with forward slashes
 */
export function listContext(folder, rules = readFileSync(join(folder, ".dockerignore"), "utf8")) {
  const filter = dockerignore({ ignorecase: false }).add(rules);
  return listBelow(folder, "", (path) => !filter.ignores(path));
}

/** Folders that are never read, unless the rules include them. */
const NEVER = new Set([".git", "node_modules"]);

/** @param {string} root @param {string} folder @param {(path: string) => boolean} isWanted @returns {string[]} */
function listBelow(root, folder, isWanted) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    // excluded folders are read too, because a later rule may include something in them
    if (!entry.isDirectory()) return isWanted(path) ? [path] : [];
    return NEVER.has(entry.name) && !isWanted(path) ? [] : listBelow(root, path, isWanted);
  });
}
