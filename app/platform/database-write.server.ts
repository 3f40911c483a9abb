import { AsyncLocalStorage } from "node:async_hooks";
import { boundedQueue } from "./bounded-queue";
import { countFaultOfChange, databaseCounts } from "./counts.server";
import type { Change, Database, DatabaseOptions, Reader, Transaction } from "./database-types";
import { inTime, TIME_LIMITS } from "./time-limits";
import { waitWithinBudget } from "./time-budget.server";

/** Far more than people cause, but few enough not to wait for minutes. */
const MOST_WAITING = 1_000;
const LONGEST_CHANGE_MS = 5_000;

const overloaded = () => new Error(`The database is overloaded: ${MOST_WAITING} writes are waiting`);

type Transact = <Result>(change: Change<Result>) => Promise<Result>;

type Client = { $disconnect: () => Promise<void> };

type Connections = { reader: Reader & Client; writer: Client; transact: Transact };

/** The only way to write: a queue that runs changes one by one. On Postgres changes of one process then never collide. */
export function databaseWith({ reader, writer, transact }: Connections, { longestChangeMs = LONGEST_CHANGE_MS }: DatabaseOptions): Database {
  const enqueue = boundedQueue({ limit: MOST_WAITING });
  const running = new AsyncLocalStorage<{ isOpen: boolean }>();

  async function run<Result>(change: Change<Result>, checkIsWanted: () => void): Promise<Result> {
    checkIsWanted();
    const state = { isOpen: true };
    const tooLate = () => new Error(`A change took longer than ${longestChangeMs} ms and was undone`);
    const wanted = async (tx: Transaction) => {
      checkIsWanted();
      const result = await inTime(running.run(state, change, tx), longestChangeMs, tooLate);
      checkIsWanted();
      return result;
    };
    try {
      return await transact(wanted);
    } finally {
      state.isOpen = false;
    }
  }

  async function inQueue<Result>(change: Change<Result>, checkIsWanted: () => void): Promise<Result> {
    const result = enqueue(() => run(change, checkIsWanted));
    if (result === null) throw overloaded();
    databaseCounts.openWrites += 1;
    return result.finally(() => (databaseCounts.openWrites -= 1));
  }

  const write: Database["write"] = async (change) => {
    // this would be a deadlock
    if (running.getStore()?.isOpen) throw new Error("`write` was called inside `write`: use the transaction that is open");
    return waitWithinBudget((checkIsWanted) => inQueue(change, checkIsWanted), TIME_LIMITS.pageAfterChange).catch((error: unknown) => {
      throw countFaultOfChange(error);
    });
  };

  const betweenWrites: Database["betweenWrites"] = async (work) => {
    const result = enqueue(async () => work());
    if (result === null) throw overloaded();
    return result;
  };

  const close = async () => {
    await betweenWrites(() => undefined);
    await Promise.all([reader.$disconnect(), writer.$disconnect()]);
  };

  return { read: reader, write, betweenWrites, close };
}
