import { logger } from "~/platform/logger.server";

/** Writes an unexpected error to the log, with where it happened and without what was sent. */
export function logError(error: unknown, request: Request): void {
  logger.error({ err: error, method: request.method, path: new URL(request.url).pathname }, "request failed");
}
