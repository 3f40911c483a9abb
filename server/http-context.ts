import type { IncomingMessage, ServerResponse } from "node:http";

export interface HttpContext {
  request: IncomingMessage;
  response: ServerResponse;
  method: string;
  /** As sent, but without the query and double slashes: "/Team/". */
  path: string;
  /** "" or "?a=b". */
  search: string;
  requestId?: string;
  /** Whether the sender has a session; undefined if nobody has asked yet, or if sessions cannot be read. */
  isStaff?: boolean;
}

/** Answers true if it has handled the request. */
export type Step = (context: HttpContext) => boolean | Promise<boolean>;

export function httpContextOf(request: IncomingMessage, response: ServerResponse): HttpContext {
  const { url = "/", method = "GET" } = request;
  const mark = url.indexOf("?");
  // Remix's router takes quadratic time for a run of slashes; 16 KB of them blocked everybody for seconds
  const path = (mark < 0 ? url : url.slice(0, mark)).replaceAll(/\/{2,}/g, "/");
  return { request, response, method, path, search: mark < 0 ? "" : url.slice(mark) };
}

/** Safe methods, for which the origin guard is not needed. */
export function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

/** Resolves "..", plain or encoded, as Remix does. */
export function resolvedPath(path: string): string {
  const address = `http://localhost${path}`;
  return URL.canParse(address) ? new URL(address).pathname : path;
}
