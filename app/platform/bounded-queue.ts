import { setTimeout as pause } from "node:timers/promises";

/** However long a job took, the next one is not kept waiting longer than this. */
const LONGEST_REST_MS = 100;

interface Limits {
  limit: number;
  /** How many times as long as a job took the queue rests after it, so that others get the processor meanwhile. */
  restTimes?: number;
}

/**
 * Runs one job after the other. At most `limit` jobs wait behind the running one:
 * whoever comes when the queue is full gets `null` at once instead of an ever longer wait.
 */
export function boundedQueue({ limit, restTimes = 0 }: Limits) {
  let open = 0;
  let last: Promise<unknown> = Promise.resolve();

  return function enqueue<Result>(job: () => Promise<Result>): Promise<Result> | null {
    if (open > limit) return null;
    open += 1;
    const free = last.then(() => performance.now());
    const result = last.then(job).finally(() => {
      open -= 1;
    });
    last = result.catch(() => undefined).then(() => free).then((began) => rest((performance.now() - began) * restTimes));
    return result;
  };
}

async function rest(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await pause(Math.min(milliseconds, LONGEST_REST_MS));
}
