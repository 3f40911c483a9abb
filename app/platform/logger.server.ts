import pino from "pino";
import { isDiskFull, isOutage } from "./database-fault";
import { env } from "./env.server";
import { loggedError } from "./logged-error";
import { MovedAway } from "./moved-away.server";
import { NeighbourOutage } from "./neighbour";
import { requestIdNow } from "./request-id.server";
import { BrokenFile } from "./storage-types";
import { TIME_LIMITS } from "./time-limits";

const lastSaid = new Map<string, number>();

/** No personal data (docs/operating.md). An outage, broken files and a full disk are each logged once a minute. */
export const logger = pino({
  base: null,
  level: env.NODE_ENV === "test" ? "silent" : "info",
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => ({ request: requestIdNow() ?? undefined }),
  serializers: { err: (error: unknown) => loggedError(error) },
  hooks: {
    logMethod(entry, write) {
      const error = errorIn(entry[0]);
      // watch-data.server.ts has logged it once
      if (error instanceof MovedAway) return undefined;
      const away = whoIsAway(error) ?? (isDiskFull(error) ? `disk: ${String(entry[1])}` : null);
      if (away === null) return write.apply(this, entry);
      if (performance.now() - (lastSaid.get(away) ?? -Infinity) < TIME_LIMITS.sameFault) return undefined;
      lastSaid.set(away, performance.now());
      return write.apply(this, entry);
    },
  },
});

function errorIn(entry: unknown): unknown {
  return typeof entry === "object" && entry !== null && "err" in entry ? entry.err : undefined;
}

function whoIsAway(error: unknown): string | null {
  if (error instanceof NeighbourOutage) return error.neighbour;
  if (error instanceof BrokenFile) return error.name;
  return isOutage(error) ? "database" : null;
}
