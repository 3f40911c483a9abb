import type { Visit } from "~/domain/people/login-log/visit";
import { clientAddressOf } from "~/platform/client-address.server";
import { env } from "~/platform/env.server";

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
