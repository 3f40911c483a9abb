import { randomUUID } from "node:crypto";
import { open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { Readable } from "node:stream";
import { fileEtag } from "./file-etag";
import { makeFolder } from "./make-folder.server";
import { isStorageKey, requireStorageKey } from "./storage-key";
import type { Storage, StoredEntry, StoredFile } from "./storage-types";

// No key can have this name. On the same file system, so that a rename copies no bytes.
const INCOMING = ".incoming";
const LEFTOVER_AFTER_MS = 60 * 60 * 1000;

export function diskStorage(root: string): Storage {
  const incoming = join(root, INCOMING);
  let swept: Promise<void> | null = null;

  return {
    async put(key, content) {
      const target = pathOf(root, key);
      makeFolder(incoming);
      makeFolder(dirname(target));
      await (swept ??= removeLeftovers(incoming).catch(() => undefined));
      await writeWhole({ content, target, temporary: join(incoming, randomUUID()) });
    },
    open: async (key) => (isStorageKey(key) ? openFile(join(root, key)) : null),
    remove: (key) => rm(pathOf(root, key), { force: true }),
    list: () => listFiles(root),
    removeUnfinished: () => removeLeftovers(incoming),
  };
}

function pathOf(root: string, key: string): string {
  requireStorageKey(key);
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

/** Only after a sync of the folder does a rename survive a power cut. */
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
  if (found.isFile()) return { size: found.size, etag: fileEtag(found), stream: handle.createReadStream() };
  await handle.close();
  return null;
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR")) return null;
  throw error;
}

async function* listFiles(root: string): AsyncGenerator<StoredEntry> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(nullWhenMissing);
  for (const entry of entries ?? []) {
    const path = join(entry.parentPath, entry.name);
    const key = relative(root, path).split(sep).join("/");
    const found = entry.isFile() && isStorageKey(key) ? await stat(path).catch(nullWhenMissing) : null;
    if (found !== null) yield { key, size: found.size, changedAt: found.mtime };
  }
}

/** Younger files may belong to a running upload. */
async function removeLeftovers(incoming: string): Promise<void> {
  for (const name of (await readdir(incoming).catch(nullWhenMissing)) ?? []) {
    const path = join(incoming, name);
    const found = await stat(path).catch(nullWhenMissing);
    if (found !== null && Date.now() - found.mtimeMs > LEFTOVER_AFTER_MS) await rm(path, { force: true });
  }
}
