import { AsyncLocalStorage } from "node:async_hooks";
import { DatabaseOutage, gaveUpAfter, isOutage } from "./database-fault";
import { inTime } from "./in-time";
import { TIME_LIMITS } from "./time-limits";

/** What a request could not have just now, and may have in a moment: the database, or a turn among too many pictures. */
type Away = "database" | "turn";

/** Only time in which a question is open counts. `outer` is that of the work around, which is told as well what was away. */
type Patience = { left: number; open: number; since: number; isOver: boolean; away: Away | null; outer: Patience | undefined };

const ofRequest = new AsyncLocalStorage<Patience>();

/** Work that waits for the database for a limited time in all, with as many questions as it asks. What it leaves behind is not limited. */
export function withPatience<Answer>(work: () => Promise<Answer>, milliseconds: number = TIME_LIMITS.request): Promise<Answer> {
  const patience = { left: milliseconds, open: 0, since: 0, isOver: false, away: null, outer: ofRequest.getStore() };
  return ofRequest.run(patience, work).finally(() => (patience.isOver = true));
}

/** Throws when nobody waits for the work any more: whoever sent it was told that it is not done. */
type CheckIsWanted = () => void;

/** `keeping` milliseconds of the patience are left for later questions. Work in a queue checks in its turn whether it is still wanted. */
export async function waitFor<Answer>(ask: (checkIsWanted: CheckIsWanted) => Promise<Answer>, keeping = 0): Promise<Answer> {
  const patience = ofRequest.getStore();
  if (patience === undefined || patience.isOver) return ask(() => undefined);
  if (patience.open === 0) patience.since = performance.now();
  const milliseconds = patience.left - (performance.now() - patience.since) - keeping;
  if (milliseconds <= 0) throw gaveUpAfter(0);
  patience.open += 1;
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
    if (isOutage(error)) noteAway("database");
    throw error;
  } finally {
    patience.open -= 1;
    if (patience.open === 0) patience.left -= performance.now() - patience.since;
  }
}

export function noteAway(away: Away): void {
  for (let patience = ofRequest.getStore(); patience; patience = patience.outer) patience.away = away;
}

export function awayNow(): Away | null {
  return ofRequest.getStore()?.away ?? null;
}
