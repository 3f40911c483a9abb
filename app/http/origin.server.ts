import type { Visit } from "~/domain/people/login-log/visit";
import { clientAddressOf } from "~/platform/client-address.server";
import { env } from "~/platform/env.server";

/** The public address of the site. Never taken from the Host header, which anybody can write and pages are kept. */
export function publicOrigin(): string {
  return new URL(env.PUBLIC_URL).origin;
}

/** Where the person who asks has reached us, for a link that they alone see; while nobody has said where we are public. */
export function reachedOrigin(request: Request): string {
  return env.isPublicUrlGiven ? publicOrigin() : new URL(request.url).origin;
}

/** Where a request comes from: its address, as far as it is known, and its browser. */
export function visitOfRequest(request: Request): Visit {
  return { address: clientAddressOf(request), userAgent: request.headers.get("User-Agent") ?? "" };
}
