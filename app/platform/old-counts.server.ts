import { write } from "./database.server";
import { env } from "./env.server";
import { logger } from "./logger.server";

const EVERY_MS = 5 * 60 * 1000;
const ONE_HOUR_MS = 60 * 60 * 1000;

/** Only Postgres keeps counts of attempts (rate-limit.server.ts, which is not imported: a start would load its library). */
export function startForgettingCounts(): () => Promise<void> {
  const forget = () => write((tx) => tx.rateLimit.deleteMany({ where: { expire: { lt: new Date(Date.now() - ONE_HOUR_MS) } } }));
  const onError = (error: unknown) => logger.warn({ err: error }, "old counts of attempts could not be deleted");
  const timer = env.DATABASE_URL.startsWith("file:") ? undefined : setInterval(() => void forget().catch(onError), EVERY_MS).unref();
  return () => Promise.resolve(clearInterval(timer));
}
