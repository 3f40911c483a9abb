import { setTimeout as wait } from "node:timers/promises";
import type { Reader, Transaction } from "~/platform/database-types";

/** The system under test: one process whose requests read and write at the same time. */
export interface Subject {
  read: Pick<Reader, "websiteSetting">;
  write: <Result>(change: (tx: Pick<Transaction, "websiteSetting">) => Promise<Result>) => Promise<Result>;
  /** Writes one row in a request of its own. */
  put: (row: Row) => Promise<unknown>;
}

export interface Row {
  key: string;
  value: string;
}

/** The database refuses a row with such a key when its transaction commits (see `trouble.ts`). */
export const REFUSED_AT_COMMIT = "refused-at-commit-";

/** Never committed, so nobody may see it. */
export const TENTATIVE = "tentative";

export function putOne({ put }: Subject, key: string): Promise<unknown> {
  return put({ key, value: "final" });
}

interface Slow {
  key: string;
  holdMs: number;
  isFailing: boolean;
}

/** Waits between two statements; a failing request fails after the first. */
export function putSlowly({ write }: Subject, { key, holdMs, isFailing }: Slow): Promise<unknown> {
  return write(async (tx) => {
    await tx.websiteSetting.create({ data: { key, value: TENTATIVE } });
    await wait(holdMs);
    if (isFailing) throw new Error("changed my mind");
    await tx.websiteSetting.update({ where: { key }, data: { value: "final" } });
  });
}

/** Reads a value and writes one based on it: without isolation it overwrites a concurrent change. */
export function increment({ write }: Subject, { key, holdMs }: { key: string; holdMs: number }): Promise<unknown> {
  return write(async (tx) => {
    const { value } = await tx.websiteSetting.findUniqueOrThrow({ where: { key } });
    await wait(holdMs);
    await tx.websiteSetting.update({ where: { key }, data: { value: String(Number(value) + 1) } });
  });
}

export function rowsWith({ read }: Subject, part: string): Promise<Row[]> {
  return read.websiteSetting.findMany({ where: { key: { contains: part } } });
}

export async function countOf({ read }: Subject, key: string): Promise<number> {
  return Number((await read.websiteSetting.findUniqueOrThrow({ where: { key } })).value);
}
