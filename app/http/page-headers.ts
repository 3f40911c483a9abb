import type { HeadersFunction } from "@remix-run/node";
import { CACHE } from "./cache";

/** Public pages are kept by the front, unless their loader says that this answer must not be. */
export const pageHeaders: HeadersFunction = ({ loaderHeaders }) => ({
  "Cache-Control": loaderHeaders.get("Cache-Control") ?? CACHE.page,
});

/** The same for a page with a form: the answer to a post says itself how it is to be treated. */
export const formPageHeaders: HeadersFunction = (given) => {
  const { actionHeaders } = given;
  return actionHeaders.has("Cache-Control") ? actionHeaders : pageHeaders(given);
};
