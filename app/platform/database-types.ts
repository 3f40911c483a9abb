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

/** No raw SQL: a statement must mean the same on both databases. */
export type Transaction = Pick<PrismaClient, Model>;

export type Change<Result> = (tx: Transaction) => Promise<Result>;

export interface Database {
  readonly read: Reader;
  /** Runs the change in one transaction. What it answers is stored; what it throws is undone and thrown on. */
  write<Result>(change: Change<Result>): Promise<Result>;
  /** Runs while no change of this process is under way. Nothing slow, and nothing that writes. */
  betweenWrites<Result>(work: () => Result): Promise<Result>;
  /** Lets the writes that wait come to their end, then closes the connections. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A change that takes longer is undone: everybody else's writes wait behind it. */
  longestChangeMs?: number;
  /** Whether whoever ships the log of a SQLite file is the only one that begins it anew (backup/ship-log.server.ts). */
  isLogShipped?: boolean;
  /** How long another program that holds a lock is waited for, in all. */
  retryForMs?: number;
}
