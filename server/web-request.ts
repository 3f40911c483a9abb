import type { IncomingHttpHeaders } from "node:http";
import type { HttpContext } from "./http-context";
import type { PostedBody } from "./posts/keepers";
import { isProxyHeader } from "./proxy";

interface Parts {
  context: HttpContext;
  origin: string;
  clientAddress: string;
  body: PostedBody | null;
  signal: AbortSignal;
}

/** The request as Remix reads it: without the claims of strangers, with the address that we found. */
export function webRequest({ context, origin, clientAddress, body, signal }: Parts): Request {
  const { request, method, path, search } = context;
  const headers = believableHeaders(request.headers);
  headers.set("x-calima-client-address", clientAddress);
  // why: "half" is required for bodies that are streams
  const init: RequestInit = { method, headers, signal, body, duplex: "half" };
  return new Request(origin + readablePath(path) + search, init);
}

/**
 * A path with a broken escape ("/%E0%A4%A") means the characters that it is written in. The router would treat it no
 * differently, but complain in the log about each that it meets.
 */
function readablePath(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll("%", "%25");
  }
}

/**
 * why without the origin, which our guard has judged: Remix compares it letter by letter with the host, and fails where a
 * browser does not say it, or a proxy names another host.
 */
function believableHeaders(headers: IncomingHttpHeaders): Headers {
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name === "origin" || isProxyHeader(name)) continue;
    for (const one of Array.isArray(value) ? value : [value]) kept.append(name, one);
  }
  return kept;
}
