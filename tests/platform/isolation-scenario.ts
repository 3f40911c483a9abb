import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { type Broken, openLedger } from "./isolation-ledger";
import { increment, putOne, putSlowly, REFUSED_AT_COMMIT, type Subject } from "./isolation-requests";

/** Another program that holds a lock for a time. */
export type Rival = (milliseconds: number) => Promise<void>;

const TROUBLED = ["slow", "failing", "failingCommit", "increment"] as const;

const step = fc.record({
  kind: fc.constantFrom("put" as const, "read" as const, "rival" as const, ...TROUBLED),
  startMs: fc.integer({ min: 0, max: 30 }),
  holdMs: fc.integer({ min: 0, max: 6 }),
});

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** A random crowd of requests that start within a few milliseconds of each other. */
export const crowd = fc.array(step, { minLength: 40, maxLength: 60 });

interface Outcome {
  /** Transactions that were slow, failed or overlapped on purpose. */
  troubled: number;
  acknowledged: number;
  broken: Broken;
}

/** Runs a crowd on a database and returns the guarantees that it found broken. */
export async function letLoose(subject: Subject, { steps, rival }: { steps: Step[]; rival: Rival }): Promise<Outcome> {
  const run = `${randomUUID()}-`;
  const counter = `counter-${randomUUID()}`;
  await subject.put({ key: counter, value: "0" });
  const ledger = openLedger(subject, { run, counter });

  async function take({ kind, startMs, holdMs }: Step, index: number): Promise<void> {
    await wait(startMs);
    const key = `${kind === "failingCommit" ? REFUSED_AT_COMMIT : ""}${run}${index}`;
    if (kind === "rival") return rival(holdMs * 5);
    if (kind === "read") return ledger.look();
    if (kind === "put") return ledger.row(key, putOne(subject, key));
    if (kind === "increment") return ledger.increment(increment(subject, { key: counter, holdMs }));
    return ledger.row(key, putSlowly(subject, { key, holdMs, isFailing: kind === "failing" }));
  }

  await Promise.all(steps.map(take));
  const troubled = steps.filter(({ kind }) => TROUBLED.some((trouble) => trouble === kind)).length;
  return { troubled, acknowledged: ledger.acknowledged(), broken: await ledger.settle() };
}
