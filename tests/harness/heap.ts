import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = () => void runInNewContext("gc()");

export const MB = 1024 * 1024;

/** The bytes that stay on the heap because of `work`, including what it answers. */
export function heapAfter(work: () => unknown): number {
  collect();
  const before = process.memoryUsage().heapUsed;
  const kept = work();
  collect();
  return kept === undefined ? 0 : process.memoryUsage().heapUsed - before;
}
