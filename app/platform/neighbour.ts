import { inTime, TIME_LIMITS } from "./time-limits";

export class NeighbourOutage extends Error {
  override readonly name = "NeighbourOutage";

  constructor(
    readonly neighbour: string,
    options?: ErrorOptions,
  ) {
    super(options?.cause instanceof Error ? `${neighbour} does not answer: ${options.cause.message}` : `${neighbour} does not answer`, options);
  }
}

type Settings = {
  wholeMs?: number;
  pauseMs?: number;
};

/** After a late answer, all calls fail at once for a while; then one call at a time tests whether the server is back. */
export function createNeighbour(name: string, { wholeMs = TIME_LIMITS.neighbour, pauseMs = TIME_LIMITS.neighbourPause }: Settings = {}) {
  let askAgainAt = 0;

  return async function ask<Answer>(work: (signal: AbortSignal) => Promise<Answer>, isOutOfReach: (error: unknown) => boolean = () => false): Promise<Answer> {
    if (performance.now() < askAgainAt) throw new NeighbourOutage(name);
    const isTrial = askAgainAt > 0;
    if (isTrial) askAgainAt = Infinity;
    const ending = new AbortController();
    const since = performance.now();
    try {
      const answer = await inTime(work(ending.signal), wholeMs, () => new NeighbourOutage(name));
      askAgainAt = 0;
      return answer;
    } catch (error) {
      // not earlier: the body of a good answer may still be arriving
      ending.abort();
      const isAway = error instanceof NeighbourOutage || isOutOfReach(error);
      // no pause after an immediate refusal, which makes nobody wait
      askAgainAt = isAway && performance.now() - since > pauseMs / 5 ? performance.now() + pauseMs : 0;
      if (isAway && !(error instanceof NeighbourOutage)) throw new NeighbourOutage(name, { cause: error });
      throw error;
    }
  };
}

/** Limits the sender's total time; the time of the reader does not count. */
export async function* piecesInTime(name: string, stream: AsyncIterable<Buffer>, wholeMs: number): AsyncGenerator<Buffer> {
  const pieces = stream[Symbol.asyncIterator]();
  let left = wholeMs;
  for (;;) {
    const since = performance.now();
    const next = pieces.next().catch((cause: unknown) => Promise.reject(new NeighbourOutage(name, { cause })));
    const piece = await inTime(next, Math.max(0, left), () => new NeighbourOutage(name));
    left -= performance.now() - since;
    if (piece.done) return;
    yield piece.value;
  }
}
