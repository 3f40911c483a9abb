import type { HeadersFunction } from "@remix-run/node";

export const CACHE = {
  /** Kept by the front until the content changes; browsers ask each time and mostly hear 304. */
  page: "public, max-age=0, must-revalidate",
  /** Under a name that is never used twice. */
  media: "public, max-age=31536000, immutable",
  /** For feeds of addresses. */
  robots: "public, max-age=3600",
  /** Public pages with drafts in them. */
  preview: "private, no-store",
  /** What belongs to one person, or shows a fault that may be over in a second. */
  never: "no-store",
} as const;

export function neverKept(status: number, retryAfterSeconds?: number) {
  const headers = { "Cache-Control": CACHE.never };
  return { status, headers: retryAfterSeconds === undefined ? headers : { ...headers, "Retry-After": retryAfterSeconds.toString() } };
}

/** Kept by the front, unless the loader says that this answer must not be. */
export const pageHeaders: HeadersFunction = ({ loaderHeaders }) => ({
  "Cache-Control": loaderHeaders.get("Cache-Control") ?? CACHE.page,
});

/** The answer to a post says itself how it is to be treated. */
export const formPageHeaders: HeadersFunction = (given) => {
  const { actionHeaders } = given;
  return actionHeaders.has("Cache-Control") ? actionHeaders : pageHeaders(given);
};
