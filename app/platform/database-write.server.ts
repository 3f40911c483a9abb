import { AsyncLocalStorage } from "node:async_hooks";
import { boundedQueue } from "./bounded-queue";
import type { Change, Database, DatabaseOptions } from "./database-types";

/** Far more than people can cause; less than what would wait for minutes. */
const MOST_WAITING = 1_000;
const LONGEST_CHANGE_MS = 5_000;

/** Runs a change in a transaction and answers only when it is stored. */
type Transact = <Result>(change: Change<Result>) => Promise<Result>;

/**
 * The one way to write: all changes stand in one queue, each runs alone and for a limited time. On SQLite there is
 * only one writer anyway; on Postgres it keeps the changes of one process from meeting each other.
 */
export function writeWith(transact: Transact, { longestChangeMs = LONGEST_CHANGE_MS }: DatabaseOptions) {
  const enqueue = boundedQueue({ limit: MOST_WAITING });
  const running = new AsyncLocalStorage<{ isOpen: boolean }>();

  async function run<Result>(change: Change<Result>): Promise<Result> {
    const state = { isOpen: true };
    try {
      return await transact((tx) => inTime(running.run(state, change, tx), longestChangeMs));
    } finally {
      state.isOpen = false;
    }
  }

  const write: Database["write"] = async (change) => {
    // why: it would wait for the queue, and the queue for it
    if (running.getStore()?.isOpen) throw new Error("`write` was called inside `write`: use the transaction that is open");
    const result = enqueue(() => run(change));
    if (result === null) throw new Error(`The database is overloaded: ${MOST_WAITING} writes are waiting`);
    return result;
  };

  return { write, whenIdle: async () => void (await enqueue(() => Promise.resolve())) };
}

async function inTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`A change took longer than ${milliseconds} ms and was undone`)), milliseconds);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
