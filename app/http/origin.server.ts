import { env } from "~/platform/env.server";

/** The public address of the site. Never taken from the Host header, which anybody can write and pages are kept. */
export function publicOrigin(): string {
  return new URL(env.PUBLIC_URL).origin;
}
