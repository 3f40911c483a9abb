import { readdir, readlink, realpath } from "node:fs/promises";

/**
 * Files in these folders that other processes have open, including deleted ones. Does not see processes in other
 * containers, and finds nothing without /proc.
 */
export async function openFilesBelow(folders: readonly string[]): Promise<string[]> {
  const wanted = await Promise.all(folders.map((folder) => realpath(folder).catch(() => folder)));
  const found: string[] = [];
  for (const process of await otherProcesses()) {
    const files = await filesOf(process);
    found.push(...files.filter((file) => wanted.some((folder) => file.startsWith(`${folder}/`))));
  }
  return found;
}

async function otherProcesses(): Promise<string[]> {
  const entries = await readdir("/proc").catch(() => []);
  return entries.filter((name) => /^\d+$/.test(name) && name !== process.pid.toString());
}

async function filesOf(process: string): Promise<string[]> {
  const folder = `/proc/${process}/fd`;
  const numbers = await readdir(folder).catch(() => []);
  return Promise.all(numbers.map((number) => readlink(`${folder}/${number}`).catch(() => "")));
}
