/** The raw value of one cookie; null when it was not sent. */
export function cookieValue(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? "").split(/;\s*/)) {
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  }
  return null;
}

/** Names of all cookies that were sent, in their order. */
export function cookieNames(header: string): string[] {
  return header.split(/;\s*/).map((pair) => pair.slice(0, Math.max(0, pair.indexOf("="))));
}
