import { env } from "~/platform/env.server";

/** The public address of the site. Never taken from the Host header, which anybody can write and pages are kept. */
export function publicOrigin(): string {
  return new URL(env.PUBLIC_URL).origin;
}

/** Where the person who asks has reached us, for a link that they alone see; while nobody has said where we are public. */
export function reachedOrigin(request: Request): string {
  return env.isPublicUrlGiven ? publicOrigin() : new URL(request.url).origin;
}
