import type { IncomingMessage, ServerResponse } from "node:http";

export interface HttpContext {
  request: IncomingMessage;
  response: ServerResponse;
  method: string;
  /** As sent, without the query and double slashes: "/Team/". */
  path: string;
  /** "" or "?a=b". */
  search: string;
  requestId?: string;
}

/** True if it has answered. */
export type Step = (context: HttpContext) => boolean | Promise<boolean>;

export function httpContextOf(request: IncomingMessage, response: ServerResponse): HttpContext {
  const { url = "/", method = "GET" } = request;
  const mark = url.indexOf("?");
  // why: for Remix's router a run of slashes is work by its square, and 16 KB of them kept everybody waiting for seconds
  const path = (mark < 0 ? url : url.slice(0, mark)).replaceAll(/\/{2,}/g, "/");
  return { request, response, method, path, search: mark < 0 ? "" : url.slice(mark) };
}

/** Safe methods, which pass the origin guard. */
export function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

/** Without "..", plain or encoded, as Remix sees it. */
export function resolvedPath(path: string): string {
  const address = `http://localhost${path}`;
  return URL.canParse(address) ? new URL(address).pathname : path;
}
