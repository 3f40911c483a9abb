const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A Set-Cookie header for a choice of the visitor that is no secret. For a year, or `seconds`. */
export function persistentCookie(name: string, value: string, seconds = ONE_YEAR_SECONDS): string {
  return `${name}=${value}; Max-Age=${seconds.toString()}; Path=/; SameSite=Lax`;
}
