import { logger } from "~/platform/logger.server";
import { withoutPersonalData } from "~/platform/logged-error";
import { requestIdNow } from "~/platform/request-id.server";

/** Writes an unexpected error to the log, with where it happened and without what was sent. */
export function logError(error: unknown, request: Request): void {
  logger.error({ err: error, method: request.method, path: pathOf(request) }, "request failed");
}

/** Without the query, and without the secret of a link that shows drafts. */
function pathOf({ url }: Request): string {
  const { pathname } = new URL(url);
  return withoutPersonalData(decodedAt(pathname).replace(/(\/preview\/)[^/]+/, "$1[link]"));
}

/** why: an address of mail in a path has its @ escaped in some programs */
function decodedAt(pathname: string): string {
  return pathname.replaceAll(/%40/g, "@");
}

/** By which id the log names the request whose answer has this status, where that is to be said: on pages that stand for a fault. */
export function shownRequestId(status: number): string | null {
  return status >= 500 ? requestIdNow() : null;
}
