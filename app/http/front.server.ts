import type { AppLoadContext } from "@remix-run/node";
import { findOutboxState } from "~/domain/messages/send-message.server";
import { countSessions } from "~/domain/people/access/sessions.server";
import { isProjectShown } from "~/domain/projects/projects-public.server";
import { isDatabaseReady, requireWritableDatabase } from "~/domain/system/database-state.server";
import type { FrontState } from "~/domain/system/front-state";
import type { AppStats } from "~/platform/app-stats";
import { databaseCounts } from "~/platform/counts.server";
import { env } from "~/platform/env.server";
import { logger } from "~/platform/logger.server";
import { withPatience } from "~/platform/patience.server";
import { withRequestId } from "~/platform/request-id.server";
import { slicesForFront, sliceStats } from "~/platform/slices.server";
import { TIME_LIMITS } from "~/platform/time-limits";
import { startWatchingData } from "~/platform/watch-data.server";

/** For server/remix.ts, `RemixApp`. */
export function partsForFront(endings: readonly (() => Promise<void>)[]) {
  const endWatch = startWatchingData();
  return {
    ...slicesForFront,
    withPatience,
    withRequestId,
    isDatabaseReady,
    findAppStats,
    isProjectShown,
    requireWritableDatabase,
    logError: (error: unknown) => logger.error({ err: error }, "front"),
    endBackgroundWork: async () => void (await Promise.all([endWatch, ...endings].map((end) => end()))),
  };
}

declare module "@remix-run/node" {
  // why: Remix reads the type of what loaders get beside the request from this interface
  interface AppLoadContext {
    /** Only where our front stands in front of Remix. */
    front?: FrontState;
  }
}

/** Null where the build runs without it, as under remix-serve. */
export function frontOf(context: AppLoadContext): FrontState | null {
  return context.front ?? null;
}

/** For /metrics. */
async function findAppStats(): Promise<AppStats> {
  const kind = env.DATABASE_URL.startsWith("file:") ? "sqlite" : "postgres";
  // why no error: that the database is away is what is to be told
  const rows = await withPatience(countRows, TIME_LIMITS.front).catch(() => null);
  return { database: { kind, ...databaseCounts }, slices: sliceStats(), rows };
}

async function countRows() {
  const [sessions, { waiting, failed, leased }] = await Promise.all([countSessions(), findOutboxState()]);
  return { sessions, outbox: { waiting, failed, leased } };
}
