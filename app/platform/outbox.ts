import { setImmediate } from "node:timers/promises";

type Parts<Job> = {
  /** Must reserve the job; null when none is due. */
  takeNext: () => Promise<Job | null>;
  deliver: (job: Job) => Promise<unknown>;
  atOnce: number;
  everyMs: number;
  firstAfterMs?: number;
  onError: (error: unknown) => void;
};

export function createOutbox<Job>({ takeNext, deliver, atOnce, everyMs, firstAfterMs = 0, onError }: Parts<Job>) {
  let isStopping = false;
  let round = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function lane(): Promise<void> {
    try {
      while (!isStopping) {
        const job = await takeNext();
        if (job === null) return;
        await deliver(job);
        // work on SQLite never waits, so many jobs would block all requests
        await setImmediate();
      }
    } catch (error) {
      onError(error);
    }
  }

  async function deliverDue(): Promise<void> {
    await Promise.all(Array.from({ length: atOnce }, lane));
  }

  function begin(): void {
    round = deliverDue().then(() => {
      if (!isStopping) timer = setTimeout(begin, everyMs).unref();
    });
  }

  return {
    start(): void {
      timer = setTimeout(begin, firstAfterMs).unref();
    },

    /** Resolves when the running jobs have ended. */
    async stop(): Promise<void> {
      isStopping = true;
      clearTimeout(timer);
      await round;
    },

    deliverDue,
  };
}

const HALF_A_MINUTE = 30_000;
const SIX_HOURS = 6 * 60 * 60 * 1000;

export function growingWait(attempts: number): number {
  const wait = Math.min(HALF_A_MINUTE * 2 ** (attempts - 1), SIX_HOURS);
  // jitter: what failed together must not come back together
  return Math.round(wait * (0.8 + Math.random() * 0.4));
}
