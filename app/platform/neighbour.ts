import { inTime } from "./in-time";
import { TIME_LIMITS } from "./time-limits";

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

/** After one late answer all fail at once, then one at a time tries whether it is back. */
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
      // only here: the body of a good answer may still arrive
      ending.abort();
      const isAway = error instanceof NeighbourOutage || isOutOfReach(error);
      // no pause after an immediate refusal, which costs nobody time
      askAgainAt = isAway && performance.now() - since > pauseMs / 5 ? performance.now() + pauseMs : 0;
      if (isAway && !(error instanceof NeighbourOutage)) throw new NeighbourOutage(name, { cause: error });
      throw error;
    }
  };
}

/** Limits the time that the sender takes in all; the reader's time does not count. */
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
