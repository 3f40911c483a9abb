import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/** Not `recursive`: Node loops for ever if an existing folder refuses, such as /proc. */
export function makeFolder(folder: string): string {
  if (existsSync(folder)) return folder;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // another process may have created it meanwhile
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
