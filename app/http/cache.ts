import type { HeadersFunction } from "@remix-run/node";

/** Named policies for Cache-Control; a response says which one it wants. */
export const CACHE = {
  /** Public pages: kept by the front until the content changes; browsers ask each time and mostly hear 304. */
  page: "public, max-age=0, must-revalidate",
  /** Pictures under a name that is never used twice. */
  media: "public, max-age=31536000, immutable",
  /** Feeds of addresses for robots. */
  robots: "public, max-age=3600",
  /** Public pages with drafts in them. */
  preview: "private, no-store",
  /** What belongs to one person, or shows a fault that may be over in a second. */
  never: "no-store",
} as const;

/** An answer that nobody keeps: it belongs to one person, or shows a fault. */
export function neverKept(status: number, retryAfterSeconds?: number) {
  const headers = { "Cache-Control": CACHE.never };
  return { status, headers: retryAfterSeconds === undefined ? headers : { ...headers, "Retry-After": retryAfterSeconds.toString() } };
}

/** Public pages are kept by the front, unless their loader says that this answer must not be. */
export const pageHeaders: HeadersFunction = ({ loaderHeaders }) => ({
  "Cache-Control": loaderHeaders.get("Cache-Control") ?? CACHE.page,
});

/** The same for a page with a form: the answer to a post says itself how it is to be treated. */
export const formPageHeaders: HeadersFunction = (given) => {
  const { actionHeaders } = given;
  return actionHeaders.has("Cache-Control") ? actionHeaders : pageHeaders(given);
};
