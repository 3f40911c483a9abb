/** Names of all cookies that were sent, in their order. */
export function cookieNames(header: string): string[] {
  return header.split(/;\s*/).map((pair) => pair.slice(0, Math.max(0, pair.indexOf("="))));
}
