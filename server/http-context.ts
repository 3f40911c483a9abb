import type { IncomingMessage, ServerResponse } from "node:http";

export interface HttpContext {
  request: IncomingMessage;
  response: ServerResponse;
  method: string;
  /** As it was sent, without the query: "/Team/". */
  path: string;
  /** "" or "?a=b". */
  search: string;
  /** By which the log names it. Not before it is known that the answer does not lie in memory. */
  requestId?: string;
}

/** One part of the way of a request. Answers `true` when it has answered and nobody else may. */
export type Step = (context: HttpContext) => boolean | Promise<boolean>;

export function httpContextOf(request: IncomingMessage, response: ServerResponse): HttpContext {
  const { url = "/", method = "GET" } = request;
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  return { request, response, method, path, search: mark < 0 ? "" : url.slice(mark) };
}

/** Methods that change nothing by definition, and so pass the guard against foreign pages. */
export function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}
