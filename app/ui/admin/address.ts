/** An address with its search words; what is empty is left out, so that one view has one address. */
export function addressWith(path: string, words: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(words)) if (value) search.set(name, value);
  const query = search.toString();
  return query ? `${path}?${query}` : path;
}

/** What a row of a list is called in an address, where it is to be found and marked. */
export function rowMark(id: string): string {
  return `row-${id}`;
}

/** A view of a list, as the addresses of the list and of what is done with its rows say it. */
export type ListView = { filter?: string; page: number };

export function withView(path: string, { filter, page }: ListView): string {
  return addressWith(path, { filter, page: page > 1 ? page.toString() : undefined });
}

export function viewIn(search: URLSearchParams): ListView {
  const page = Number(search.get("page"));
  return { filter: search.get("filter")?.slice(0, 40) || undefined, page: Number.isSafeInteger(page) && page > 1 ? page : 1 };
}
