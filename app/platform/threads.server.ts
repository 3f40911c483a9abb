import { readdir } from "node:fs/promises";
import { setPriority } from "node:os";

const THREADS = "/proc/self/task";

/** The lowest priority: a weight of 15 against 1024 (sched(7)). At 10 it is 110, and libvips has eight threads. */
const GIVES_WAY = 19;

/** Lowers the priority of all other threads: on one processor every visitor waited for an upload (decision 054). Linux only. */
export async function lowerPriorityOfOtherThreads(): Promise<void> {
  const threads = await readdir(THREADS).catch(() => []);
  for (const id of threads.map(Number)) if (id !== process.pid) giveWay(id);
}

function giveWay(thread: number): void {
  try {
    setPriority(thread, GIVES_WAY);
  } catch {
    // the thread has ended meanwhile, or must not be changed
  }
}
