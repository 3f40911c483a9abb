import { findAppStats } from "./app-stats.server";
import { isProjectShown } from "~/domain/projects/projects-public.server";
import { isDatabaseReady, requireWritableDatabase } from "~/domain/system/database-state.server";
import { logger } from "~/platform/logger.server";
import { withPatience } from "~/platform/patience.server";
import { withRequestId } from "~/platform/request-id.server";
import { slicesForFront } from "~/platform/slices.server";
import { startWatchingData } from "~/platform/watch-data.server";

/** What the build offers to the front beside the pages (server/remix.ts, `RemixApp`). */
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
