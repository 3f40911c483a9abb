import { readdir } from "node:fs/promises";
import { setPriority } from "node:os";

/** Linux lists the threads of a process here, and gives each a priority of its own. */
const THREADS = "/proc/self/task";

/** The lowest there is: a weight of 15 against 1024 (sched(7)). At 10 it is 110, and the pictures have eight threads. */
const GIVES_WAY = 19;

/** why: on one processor every visitor waited for the picture that somebody uploaded (docs/decisions/054). Only on Linux. */
export async function letOthersGiveWay(): Promise<void> {
  const threads = await readdir(THREADS).catch(() => []);
  for (const id of threads.map(Number)) if (id !== process.pid) giveWay(id);
}

function giveWay(thread: number): void {
  try {
    setPriority(thread, GIVES_WAY);
  } catch {
    // It has ended meanwhile, or nobody may change it: then it has its turn like any other.
  }
}
