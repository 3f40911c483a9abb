/** Which page of a long list is asked for: `?page=2`, counted from 1; what makes no sense is the first. */
export function pageNumber(request: Request): number {
  const wanted = Number(new URL(request.url).searchParams.get("page"));
  return Number.isSafeInteger(wanted) && wanted > 1 ? wanted : 1;
}
