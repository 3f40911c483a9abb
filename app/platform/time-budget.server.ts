import { AsyncLocalStorage } from "node:async_hooks";
import { DatabaseOutage, gaveUpAfter, isDiskFull, isOutage } from "./database-fault";
import { inTime, TIME_LIMITS } from "./time-limits";

/** What is away. "turn": too many pictures wait. "space": a disk is full. "storage": the bucket of the pictures. */
type Away = "database" | "space" | "turn" | "storage";

/** Counts only time with an open query. `outer` learns what was away, too. */
type TimeBudget = { left: number; open: number; since: number; isOver: boolean; away: Away | null; outer: TimeBudget | undefined };

const ofRequest = new AsyncLocalStorage<TimeBudget>();

/** Limits the total time for which `work` waits for the database, but not what it leaves running. */
export function withTimeBudget<Answer>(work: () => Promise<Answer>, milliseconds: number = TIME_LIMITS.request): Promise<Answer> {
  const budget = { left: milliseconds, open: 0, since: 0, isOver: false, away: null, outer: ofRequest.getStore() };
  return ofRequest.run(budget, work).finally(() => (budget.isOver = true));
}

/** Throws if nobody waits any more, because the sender was told that it failed. */
type CheckIsWanted = () => void;

/** `keeping`: milliseconds to keep for later queries. Queued work must call `checkIsWanted` when its turn comes. */
export async function waitWithinBudget<Answer>(ask: (checkIsWanted: CheckIsWanted) => Promise<Answer>, keeping = 0): Promise<Answer> {
  const budget = ofRequest.getStore();
  if (budget === undefined || budget.isOver) return ask(() => undefined);
  if (budget.open === 0) budget.since = performance.now();
  const milliseconds = budget.left - (performance.now() - budget.since) - keeping;
  if (milliseconds <= 0) throw gaveUpAfter(0);
  budget.open += 1;
  let isWanted = true;
  const checkIsWanted = () => {
    if (!isWanted) throw new DatabaseOutage("Nobody waits for this change any more: undone");
  };
  try {
    return await inTime(ask(checkIsWanted), milliseconds, () => {
      isWanted = false;
      return gaveUpAfter(milliseconds);
    });
  } catch (error) {
    if (isDiskFull(error)) noteAway("space");
    if (isOutage(error)) noteAway("database");
    throw error;
  } finally {
    budget.open -= 1;
    if (budget.open === 0) budget.left -= performance.now() - budget.since;
  }
}

export function noteAway(away: Away): void {
  for (let budget = ofRequest.getStore(); budget; budget = budget.outer) budget.away = away;
}

export function awayNow(): Away | null {
  return ofRequest.getStore()?.away ?? null;
}
