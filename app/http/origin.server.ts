import type { Visit } from "~/domain/people/login-log/visit";
import { clientAddressOf } from "~/platform/client-address.server";
import { env } from "~/platform/env.server";

/** Never taken from the Host header, which anybody can write and pages are kept. */
export function publicOrigin(): string {
  return new URL(env.PUBLIC_URL).origin;
}

/** While nobody has said where we are public, it is where this person has reached us: for a link that they alone see or copy. */
export function reachedOrigin(request: Request): string {
  return env.isPublicUrlGiven ? publicOrigin() : new URL(request.url).origin;
}

export function visitOfRequest(request: Request): Visit {
  return { address: clientAddressOf(request), userAgent: request.headers.get("User-Agent") ?? "" };
}
