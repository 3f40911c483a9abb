import type { IncomingHttpHeaders } from "node:http";
import type { HttpContext } from "./http-context";
import type { Post } from "./posts/keepers";
import { isProxyHeader } from "./proxy";

interface Parts {
  context: HttpContext;
  origin: string;
  clientAddress: string;
  post: Post | null;
  signal: AbortSignal;
}

/** Removes strangers' proxy headers, and adds the client address found by the front. */
export function webRequest({ context, origin, clientAddress, post, signal }: Parts): Request {
  const { request, method, path, search } = context;
  const headers = believableHeaders(request.headers);
  headers.set("x-calima-client-address", clientAddress);
  if (post?.isCutFor) headers.set("x-calima-without-files", post.isCutFor);
  const url = new URL(origin + readablePath(path) + search);
  // loaders see the address without ".data"
  if (url.pathname.endsWith(".data")) headers.set("x-calima-data", "yes");
  // streams need "half"
  const init: RequestInit = { method, headers, signal, body: post?.body ?? null, duplex: "half" };
  return new Request(url, init);
}

/** In an invalid escape ("/%E0%A4%A") the characters stand for themselves. The router does the same, but logs a warning each time. */
function readablePath(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll("%", "%25");
  }
}

/**
 * Removes the origin, which our guard has checked: Remix compares it literally with the host, and fails if it is
 * missing or a proxy uses another host.
 */
function believableHeaders(headers: IncomingHttpHeaders): Headers {
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name === "origin" || isProxyHeader(name)) continue;
    for (const one of Array.isArray(value) ? value : [value]) kept.append(name, one);
  }
  return kept;
}
