/** An address with its search words; what is empty is left out, so that one view has one address. */
export function addressWith(path: string, words: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(words)) if (value) search.set(name, value);
  const query = search.toString();
  return query ? `${path}?${query}` : path;
}
