/** How long to wait before each further attempt. */
const WAITS_MS = [1_000, 2_000, 3_000];

/** After this long, in milliseconds, the last attempt should have ended: all waits and as long again. */
export const RETRYING_TAKES = 2 * WAITS_MS.reduce((sum, wait) => sum + wait);

/** Tries, and after a failure up to three times more. The last failure is thrown. */
export async function withRetries<Value>(attempt: () => Promise<Value>, waits: readonly number[] = WAITS_MS): Promise<Value> {
  const [wait, ...later] = waits;
  if (wait === undefined) return attempt();
  try {
    return await attempt();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, wait));
    return withRetries(attempt, later);
  }
}
