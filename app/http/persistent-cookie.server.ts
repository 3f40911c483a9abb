import { env } from "~/platform/env.server";

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A Set-Cookie header for a choice of the visitor that is no secret. For a year, or `seconds`. No script of ours reads one. */
export function persistentCookie(name: string, value: string, seconds = ONE_YEAR_SECONDS): string {
  const secure = env.PUBLIC_URL.startsWith("https:") ? "; Secure" : "";
  return `${name}=${value}; Max-Age=${seconds.toString()}; Path=/; HttpOnly${secure}; SameSite=Lax`;
}
