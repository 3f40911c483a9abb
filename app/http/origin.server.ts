import type { Visit } from "~/domain/people/login-log/visit";
import { env } from "~/platform/env.server";
import { requestIdNow } from "~/platform/request-id.server";

/** Never from the Host header: anybody can set it, and pages are cached. */
export function publicOrigin(): string {
  return new URL(env.PUBLIC_URL).origin;
}

/** The Host header without PUBLIC_URL; only for links that this person alone sees. */
export function reachedOrigin(request: Request): string {
  return env.isPublicUrlGiven ? publicOrigin() : new URL(request.url).origin;
}

export function visitOfRequest(request: Request): Visit {
  return { address: clientAddressOf(request), userAgent: request.headers.get("User-Agent") ?? "" };
}

const HEADER = "x-calima-client-address";

/** Only the front may set the header. It also gives each request an id: without one the header is a stranger's. */
function clientAddressOf(request: Request): string {
  const address = requestIdNow() === null ? null : request.headers.get(HEADER);
  return address ?? "unknown";
}
