import type { PrismaClient } from "./generated/sqlite/client";

type Model = {
  [Key in keyof PrismaClient]: PrismaClient[Key] extends { findMany: unknown } ? Key : never;
}[keyof PrismaClient];

type ReadingMethod =
  | "findUnique"
  | "findUniqueOrThrow"
  | "findFirst"
  | "findFirstOrThrow"
  | "findMany"
  | "count"
  | "aggregate"
  | "groupBy";

export type Reader = { readonly [Name in Model]: Pick<PrismaClient[Name], ReadingMethod> };

/** No raw SQL: everything must mean the same on both databases. */
export type Transaction = Pick<PrismaClient, Model>;

export type Change<Result> = (tx: Transaction) => Promise<Result>;

export interface Database {
  readonly read: Reader;
  /** In one transaction: resolves when it is stored; undoes and rethrows what the change throws. */
  write<Result>(change: Change<Result>): Promise<Result>;
  /** Runs while this process writes nothing. `work` must be fast and write nothing. */
  betweenWrites<Result>(work: () => Result): Promise<Result>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A longer change is undone: all other writes wait for it. */
  longestChangeMs?: number;
  /** backup/ship-log.server.ts makes the checkpoints. */
  isLogShipped?: boolean;
  /** How long to wait for the lock of another program. */
  retryForMs?: number;
}
