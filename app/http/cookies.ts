/** The raw value of one cookie in a `Cookie` header; null when it was not sent. */
export function cookieValue(header: string | null | undefined, name: string): string | null {
  for (const pair of (header ?? "").split(/;\s*/)) {
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  }
  return null;
}

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A Set-Cookie header for a choice of the visitor that is no secret. For a year, or `seconds`. */
export function persistentCookie(name: string, value: string, seconds = ONE_YEAR_SECONDS): string {
  return `${name}=${value}; Max-Age=${seconds.toString()}; Path=/; SameSite=Lax`;
}
