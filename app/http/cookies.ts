/** The raw value of one cookie in a `Cookie` header; null when it was not sent. */
export function cookieValue(header: string | null | undefined, name: string): string | null {
  for (const pair of (header ?? "").split(/;\s*/)) {
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  }
  return null;
}
