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

/** No raw SQL, so that everything means the same on both databases. */
export type Transaction = Pick<PrismaClient, Model>;

export type Change<Result> = (tx: Transaction) => Promise<Result>;

export interface Database {
  readonly read: Reader;
  /** Runs in one transaction. Resolves when the change is stored; rolls back and rethrows if it throws. */
  write<Result>(change: Change<Result>): Promise<Result>;
  /** Runs `work` while this process writes nothing. It must be fast, and must not write. */
  betweenWrites<Result>(work: () => Result): Promise<Result>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A longer change is rolled back, because all other writes wait for it. */
  longestChangeMs?: number;
  /** backup/ship-log.server.ts then makes the checkpoints. */
  isLogShipped?: boolean;
  /** How long to wait for another program's lock. */
  retryForMs?: number;
}
