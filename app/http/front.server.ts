import { findOutboxState } from "~/domain/messages/delivery.server";
import { countSessions } from "~/domain/people/access/sessions.server";
import { isProjectShown } from "~/domain/projects/projects.server";
import { isDatabaseReady, requireWritableDatabase } from "~/domain/system/database-state.server";
import type { FrontState } from "~/domain/system/site-state";
import type { AppStats } from "~/platform/app-stats";
import { databaseCounts } from "~/platform/counts.server";
import { findFreeBytes } from "~/platform/disk-space.server";
import { env } from "~/platform/env.server";
import { startForgettingCounts } from "~/platform/old-counts.server";
import { inTime, TIME_LIMITS } from "~/platform/time-limits";
import { logger } from "~/platform/logger.server";
import { withTimeBudget } from "~/platform/time-budget.server";
import { withRequestId } from "~/platform/request-id.server";
import { slicesForFront, sliceStats } from "~/platform/slices.server";
import { startWatchingData } from "~/platform/watch-data.server";
import { withReason } from "./faults.server";

/** The value of `RemixApp` in server/remix.ts. */
export function partsForFront(endings: readonly ((served: Promise<void>) => Promise<void>)[]) {
  const ownEndings = [startWatchingData(), startForgettingCounts()];
  return {
    ...slicesForFront,
    withTimeBudget,
    withRequestId,
    withReason,
    isDatabaseReady,
    findAppStats,
    isProjectShown,
    requireWritableDatabase,
    logError: (error: unknown) => logger.error({ err: error }, "front"),
    endBackgroundWork: async (served: Promise<void>) => void (await Promise.all([...ownEndings, ...endings].map((end) => end(served)))),
  };
}

declare module "@remix-run/node" {
  // Remix takes the type of `context` from this interface; under remix-serve there is no front
  interface AppLoadContext {
    front?: FrontState;
  }
}

async function findAppStats(): Promise<AppStats> {
  const kind = env.DATABASE_URL.startsWith("file:") ? "sqlite" : "postgres";
  // the screen reports an outage, so it is no error here
  const rows = await withTimeBudget(countRows, TIME_LIMITS.front).catch(() => null);
  const freeBytes = await inTime(findFreeBytes(), TIME_LIMITS.front, () => new Error("the disk does not answer")).catch(() => NaN);
  return { database: { kind, ...databaseCounts }, slices: sliceStats(), freeBytes, rows };
}

async function countRows() {
  const [sessions, { waiting, failed, leased }] = await Promise.all([countSessions(), findOutboxState()]);
  return { sessions, outbox: { waiting, failed, leased } };
}
