import pino from "pino";
import { env } from "./env.server";

/** One JSON line for each entry, on standard output. Tests are silent. */
export const logger = pino({
  base: null,
  level: env.NODE_ENV === "test" ? "silent" : "info",
  timestamp: pino.stdTimeFunctions.isoTime,
});
