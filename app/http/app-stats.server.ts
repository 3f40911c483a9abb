import { findOutboxState } from "~/domain/messages/message-outbox.server";
import { countSessions } from "~/domain/people/access/sessions.server";
import type { AppStats } from "~/platform/app-stats";
import { databaseCounts } from "~/platform/counts.server";
import { env } from "~/platform/env.server";
import { withPatience } from "~/platform/patience.server";
import { sliceStats } from "~/platform/slices.server";
import { TIME_LIMITS } from "~/platform/time-limits";

/** What /metrics says of the app. */
export async function findAppStats(): Promise<AppStats> {
  const kind = env.DATABASE_URL.startsWith("file:") ? "sqlite" : "postgres";
  // why no error: that the database is away is what is to be told
  const rows = await withPatience(countRows, TIME_LIMITS.front).catch(() => null);
  return { database: { kind, ...databaseCounts }, slices: sliceStats(), rows };
}

async function countRows() {
  const [sessions, { waiting, failed, leased }] = await Promise.all([countSessions(), findOutboxState()]);
  return { sessions, outbox: { waiting, failed, leased } };
}
