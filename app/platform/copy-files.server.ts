import { buffer } from "node:stream/consumers";
import type { Storage, StoredEntry } from "./storage-types";

export type CopyEvent = { key: string; size: number; state: "copied" | "there" | "wouldCopy" | "failed"; error?: string };

type Copy = { from: Storage; to: Storage; isDryRun: boolean; report: (event: CopyEvent) => void };

const AT_ONCE = 4;

/** Can be resumed. Reads each copy back; a failed copy does not stop the others. */
export async function copyFiles({ from, to, isDryRun, report }: Copy): Promise<void> {
  const files = from.list()[Symbol.asyncIterator]();
  const work = async () => {
    for (let next = await files.next(); !next.done; next = await files.next()) {
      report(await copyOne(next.value, { from, to, isDryRun }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function copyOne({ key, size }: StoredEntry, { from, to, isDryRun }: Omit<Copy, "report">): Promise<CopyEvent> {
  try {
    const original = await bytesOf(from, key);
    if (original === null) throw new Error("gone while it was copied");
    if (isSame(original, await bytesOf(to, key))) return { key, size, state: "there" };
    if (isDryRun) return { key, size, state: "wouldCopy" };
    await to.put(key, original);
    if (!isSame(original, await bytesOf(to, key))) throw new Error("the copy differs from the original");
    return { key, size, state: "copied" };
  } catch (error) {
    return { key, size, state: "failed", error: error instanceof Error ? error.message : String(error) };
  }
}

async function bytesOf(storage: Storage, key: string): Promise<Buffer | null> {
  const file = await storage.open(key);
  return file && buffer(file.stream);
}

function isSame(original: Buffer, copy: Buffer | null): boolean {
  return copy !== null && original.equals(copy);
}
