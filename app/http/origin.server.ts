import type { Visit } from "~/domain/people/login-log/visit";
import { env } from "~/platform/env.server";
import { requestIdNow } from "~/platform/request-id.server";

/** Never from the Host header, which anybody can set, while pages are cached. */
export function publicOrigin(): string {
  return new URL(env.PUBLIC_URL).origin;
}

/** From the Host header if PUBLIC_URL is missing. Only for links that only this person sees. */
export function reachedOrigin(request: Request): string {
  return env.isPublicUrlGiven ? publicOrigin() : new URL(request.url).origin;
}

export function visitOfRequest(request: Request): Visit {
  return { address: clientAddressOf(request), userAgent: request.headers.get("User-Agent") ?? "" };
}

const HEADER = "x-calima-client-address";

/** Only the front may set the header. It also gives each request an id; without an id the header is from outside. */
function clientAddressOf(request: Request): string {
  const address = requestIdNow() === null ? null : request.headers.get(HEADER);
  return address ?? "unknown";
}
