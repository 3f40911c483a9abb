import type { HeadersFunction } from "@remix-run/node";

export const CACHE = {
  /** Cached by the front; browsers revalidate, mostly with a 304. */
  page: "public, max-age=0, must-revalidate",
  /** Under names that are never reused. */
  forever: "public, max-age=31536000, immutable",
  hour: "public, max-age=3600",
  preview: "private, no-store",
  /** For one person, or a fault that may be over in a second. */
  never: "no-store",
} as const;

export function neverKept(status: number, retryAfterSeconds?: number) {
  const headers = { "Cache-Control": CACHE.never };
  return { status, headers: retryAfterSeconds === undefined ? headers : { ...headers, "Retry-After": retryAfterSeconds.toString() } };
}

export const pageHeaders: HeadersFunction = ({ loaderHeaders }) => ({
  "Cache-Control": loaderHeaders.get("Cache-Control") ?? CACHE.page,
});

export const formPageHeaders: HeadersFunction = (given) => {
  const { actionHeaders } = given;
  return actionHeaders.has("Cache-Control") ? actionHeaders : pageHeaders(given);
};
