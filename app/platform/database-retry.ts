import { setTimeout as wait } from "node:timers/promises";

const SHORTEST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 50;

interface RetryOptions {
  isWorthRetrying: (error: unknown) => boolean;
  retryForMs: number;
}

export async function retry<Result>(
  attempt: () => Promise<Result>,
  { isWorthRetrying, retryForMs }: RetryOptions,
): Promise<Result> {
  const end = performance.now() + retryForMs;
  for (let pause = SHORTEST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isWorthRetrying(error) || performance.now() + pause > end) throw error;
      // jitter, so that two changes that collided do not collide again
      await wait(pause * (0.5 + Math.random() / 2));
    }
  }
}
