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

/** Only the front may set the address. It also gives each request an id; without an id the address is from outside. */
export function visitOfRequest({ headers }: Request): Visit {
  const address = requestIdNow() === null ? null : headers.get("x-calima-client-address");
  return { address: address ?? "unknown", userAgent: headers.get("User-Agent") ?? "" };
}
