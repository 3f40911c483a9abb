import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { isStorageKey } from "./storage-key";
import type { Storage, StoredFile } from "./storage-types";

// A name that no key can have, in the same file system, so that a rename moves no bytes.
const INCOMING = ".incoming";
const LEFTOVER_AFTER_MS = 60 * 60 * 1000;

export function diskStorage(root: string): Storage {
  const incoming = join(root, INCOMING);
  let swept: Promise<void> | null = null;

  return {
    async put(key, content) {
      const target = pathOf(root, key);
      await mkdir(incoming, { recursive: true });
      await mkdir(dirname(target), { recursive: true });
      await (swept ??= removeLeftovers(incoming).catch(() => undefined));
      await writeWhole({ content, target, temporary: join(incoming, randomUUID()) });
    },
    open: async (key) => (isStorageKey(key) ? openFile(join(root, key)) : null),
    remove: (key) => rm(pathOf(root, key), { force: true }),
  };
}

function pathOf(root: string, key: string): string {
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
  return join(root, key);
}

async function writeWhole(file: { content: Uint8Array | Readable; temporary: string; target: string }) {
  try {
    await writeSynced(file.temporary, file.content);
    await rename(file.temporary, file.target);
    await syncFolder(dirname(file.target));
  } catch (error) {
    await rm(file.temporary, { force: true });
    throw error;
  }
}

async function writeSynced(path: string, content: Uint8Array | Readable): Promise<void> {
  const handle = await open(path, "wx");
  try {
    await writeFile(handle, content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The rename itself survives a power cut only once the folder is on the disk. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openFile(path: string): Promise<StoredFile | null> {
  const handle = await open(path, "r").catch(nullWhenMissing);
  if (handle === null) return null;
  const found = await handle.stat();
  if (found.isFile()) return { size: found.size, stream: handle.createReadStream() };
  await handle.close();
  return null;
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR")) return null;
  throw error;
}

/** What a crash left half written costs only room. Younger files may belong to an upload that is under way. */
async function removeLeftovers(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const found = await stat(path).catch(nullWhenMissing);
    if (found !== null && Date.now() - found.mtimeMs > LEFTOVER_AFTER_MS) await rm(path, { force: true });
  }
}
