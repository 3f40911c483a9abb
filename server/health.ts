import { gaveUpAfter } from "../app/platform/database-fault";
import { inTime, TIME_LIMITS } from "../app/platform/time-limits";
import { type HttpContext, isRead } from "./http-context";
import type { FixedHeaders } from "./answers/security-headers";
import type { FrontDatabase } from "./database/front-database";

export const HEALTH_PATH = "/health";

interface Parts {
  database: Pick<FrontDatabase, "appliedMigrations">;
  isDatabaseReady: () => Promise<boolean>;
  expectedMigrations: readonly string[];
  isStopping: () => boolean;
  fixedHeaders: FixedHeaders;
}

export function createHealthStep({ database, isDatabaseReady, expectedMigrations, isStopping, fixedHeaders }: Parts) {
  async function isReady(): Promise<boolean> {
    if (isStopping()) return false;
    try {
      const questions = Promise.all([database.appliedMigrations(), isDatabaseReady()]);
      const [applied, isUsable] = await inTime(questions, TIME_LIMITS.health, () => gaveUpAfter(TIME_LIMITS.health));
      return isUsable && expectedMigrations.every((name) => applied.includes(name));
    } catch {
      return false;
    }
  }

  return async function health({ response, method, path }: HttpContext): Promise<boolean> {
    if (path !== HEALTH_PATH || !isRead(method)) return false;
    const ready = await isReady();
    response.writeHead(ready ? 200 : 503, {
      ...fixedHeaders,
      "Cache-Control": "no-store",
      "Content-Type": "text/plain; charset=utf-8",
    });
    response.end(ready ? "ok" : "unavailable");
    return true;
  };
}
