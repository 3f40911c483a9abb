/** How long to wait before each further attempt. */
const WAITS_MS = [1_000, 2_000, 3_000];

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
