/** Which page of a long list is asked for: `?page=2`, counted from 1; what makes no sense is the first. */
export function pageNumber(request: Request): number {
  return pageIn(new URL(request.url).searchParams);
}

/** The same of a view that stands inside an address, or of one of several lists on a page. */
export function pageIn(search: URLSearchParams, list = "page"): number {
  const wanted = Number(search.get(list));
  return Number.isSafeInteger(wanted) && wanted > 1 ? wanted : 1;
}
