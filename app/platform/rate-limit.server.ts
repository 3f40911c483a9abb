import { RateLimiterMemory, RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import { boundedQueue } from "./bounded-queue";
import type { Transaction } from "./database-types";
import { write } from "./database.server";
import { env } from "./env.server";
import { logger } from "./logger.server";
import { waitWithinBudget, withTimeBudget } from "./time-budget.server";
import { TIME_LIMITS } from "./time-limits";

export type Turn = { ok: true } | { ok: false; retryAfterSeconds: number; refusedBy: RateLimit | null };

type RateLimit = ReturnType<typeof rateLimit>;

export type Counted = { limit: RateLimit; key: string };

/** Counts in memory, or in a shared Postgres, so that a second machine gives no further attempts. */
export function rateLimit({ name, points, seconds }: { name: string; points: number; seconds: number }) {
  const options = { keyPrefix: name, points, duration: seconds };
  if (env.DATABASE_URL.startsWith("file:")) return new RateLimiterMemory(options);
  return new RateLimiterPrisma({
    ...options,
    storeClient: sharedRows,
    tableName: "rateLimit",
    // its own timer prints failures past our log
    clearExpiredByTimeout: false,
    // spares the database in a flood
    inMemoryBlockOnConsumed: points + 1,
  });
}

/** Stops at the first limit that refuses. Takes one turn: with a turn for each, a crowd would pass the last limit too late. */
export async function consume(...counted: Counted[]): Promise<Turn> {
  const turn = await inTurn(async () => {
    for (const { limit, key } of counted) {
      const { ok, retryAfterSeconds } = await consumeFrom(limit, key);
      if (!ok) return { ok, retryAfterSeconds, refusedBy: limit };
    }
    return { ok: true } as const;
  });
  return turn ?? BUSY;
}

export async function giveBack(...counted: Counted[]): Promise<void> {
  await inTurn(() => Promise.all(counted.map(({ limit, key }) => limit.reward(key))));
}

/** Uses its own time limit, because the failed request may have used up its own. */
export async function giveBackLater(...counted: Counted[]): Promise<void> {
  await withTimeBudget(() => giveBack(...counted)).catch((error: unknown) => logger.warn({ err: error }, "a counted attempt could not be given back"));
}

/** An attack keeps increasing one row, so parallel transactions would only collide. */
const enqueue = boundedQueue({ limit: 1_000 });

function inTurn<Result>(count: () => Promise<Result>): Promise<Result | null> {
  return waitWithinBudget(async (checkIsWanted) => {
    const turn = async () => {
      checkIsWanted();
      return count();
    };
    return enqueue(turn);
  }, TIME_LIMITS.pageAfterChange);
}

const BUSY: Turn = { ok: false, retryAfterSeconds: 1, refusedBy: null };

/** Starts again if the clock was set back, because the old count would last too long. */
async function consumeFrom(limiter: RateLimit, key: string) {
  const counted = await countIn(limiter, key);
  if (counted.retryAfterSeconds <= limiter.duration) return counted;
  await limiter.delete(key);
  return countIn(limiter, key);
}

function countIn(limiter: RateLimit, key: string) {
  return limiter.consume(key).then((counted) => turnOf(true, counted), refused);
}

function refused(reason: unknown) {
  if (reason instanceof RateLimiterRes) return turnOf(false, reason);
  throw reason;
}

function turnOf(ok: boolean, { msBeforeNext }: RateLimiterRes) {
  return { ok, retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}

type Rows = Transaction["rateLimit"];

/** The functions of a Prisma client that the limiter calls, through our `write`. */
const sharedRows = {
  rateLimit: {
    upsert: (rows: Parameters<Rows["upsert"]>[0]) => write((tx) => tx.rateLimit.upsert(rows)),
    deleteMany: (rows: Parameters<Rows["deleteMany"]>[0]) => write((tx) => tx.rateLimit.deleteMany(rows)),
    findFirst: (rows: Parameters<Rows["findFirst"]>[0]) => write((tx) => tx.rateLimit.findFirst(rows)),
  },
};
