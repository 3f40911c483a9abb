import { cp, readdir, readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";

/**
 * Makes the files of a folder equal to the original's, except those that `isKept`. Keeps the folders, because a
 * running site notices when one is replaced.
 */
export async function putFilesBack(folder: string, original: string, isKept: (path: string) => boolean) {
  const [now, before] = await Promise.all([filesIn(folder), filesIn(original)]);
  const added = now.filter((path) => !before.includes(path) && !isKept(path));
  await Promise.all(added.map((path) => rm(join(folder, path), { force: true })));
  for (const path of before.filter((path) => !isKept(path))) {
    if (!(await haveSameBytes(join(folder, path), join(original, path)))) await cp(join(original, path), join(folder, path));
  }
}

async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

async function haveSameBytes(...paths: string[]) {
  const [one, other] = await Promise.all(paths.map((path) => readFile(path).catch(() => null)));
  return one && other ? one.equals(other) : false;
}
