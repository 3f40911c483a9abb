import { paths } from "~/paths";

export type LabeledUrl = { url: string; text: string };

export function addressWith(path: string, parameters: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) search.set(name, value);
  const query = search.toString();
  return query ? `${path}?${query}` : path;
}

export function withTranslations(url: string, view: string | null): string {
  return addressWith(url, { translations: view ?? undefined });
}

export function rowMark(id: string): string {
  return MARK + id;
}

export function markedId({ id }: { id: string }): string | null {
  return id.startsWith(MARK) ? id.slice(MARK.length) : null;
}

const MARK = "row-";

export type ListView = { filter?: string; page: number };

export function withView(path: string, { filter, page }: ListView): string {
  return addressWith(path, { filter, page: page > 1 ? page.toString() : undefined });
}

export function viewIn(search: URLSearchParams): ListView {
  const page = Number(search.get("page"));
  return { filter: search.get("filter")?.slice(0, 40) || undefined, page: Number.isSafeInteger(page) && page > 1 ? page : 1 };
}

/** Keeps filter and page of the list that a person comes from. */
export function withViewOf(path: string, search: URLSearchParams): string {
  return withView(path, viewIn(search));
}

/** The list to return to. For a form found by a search, the search itself; its words are cut so that they fit into a cookie. */
export function listUrlAt(list: string, search: URLSearchParams): string {
  const question = search.get("q")?.slice(0, 100);
  return question ? addressWith(paths.admin.search, { q: question }) : withViewOf(list, search);
}

/** Finds which of several addresses of one screen this is, by the last segment, escaped or not. Throws for any other, so that nothing is done by mistake. */
export function stepAt<Step extends string>(steps: Readonly<Record<Step, unknown>>, { pathname }: { pathname: string }): Step {
  const word = decodeURI(pathname).toLowerCase().split("/").findLast(Boolean) ?? "";
  if (!isStepIn(steps, word)) throw new Error(`${pathname} is no step`);
  return word;
}

function isStepIn<Step extends string>(steps: Readonly<Record<Step, unknown>>, word: string): word is Step {
  return Object.hasOwn(steps, word);
}
