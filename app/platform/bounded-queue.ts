/** Runs jobs one by one. Answers null at once while `limit` jobs wait. */
export function boundedQueue({ limit }: { limit: number }) {
  let open = 0;
  let last: Promise<unknown> = Promise.resolve();

  return function enqueue<Result>(job: () => Promise<Result>): Promise<Result> | null {
    if (open > limit) return null;
    open += 1;
    const result = last.then(job).finally(() => {
      open -= 1;
    });
    last = result.catch(() => undefined);
    return result;
  };
}
