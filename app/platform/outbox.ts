import { setImmediate } from "node:timers/promises";

type Parts<Job> = {
  /** Takes the next job that is due in such a way that nobody else takes it meanwhile; null when there is none. */
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
        // why: work on a SQLite file never waits for anything, and many jobs in a row would keep every request waiting
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
      // why: waiting for jobs does not keep a process alive that has nothing else to do
      if (!isStopping) timer = setTimeout(begin, everyMs).unref();
    });
  }

  return {
    start(): void {
      timer = setTimeout(begin, firstAfterMs).unref();
    },

    /** Takes no further job; answers when those under way have ended. */
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
  // why: uneven, so that what failed together does not come back together
  return Math.round(wait * (0.8 + Math.random() * 0.4));
}
