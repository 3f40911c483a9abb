import type { HeadersFunction } from "@remix-run/node";
import type { DatabaseFault } from "~/platform/database-fault";

export const CACHE = {
  /** The front caches it; browsers revalidate, usually with a 304. */
  page: "public, max-age=0, must-revalidate",
  /** For names that are never reused. */
  forever: "public, max-age=31536000, immutable",
  hour: "public, max-age=3600",
  preview: "private, no-store",
  /** For answers to one person, and for faults that may be over in a second. */
  never: "no-store",
} as const;

export function neverCached(status: number, retryAfterSeconds?: number) {
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

/** The nearest error boundary shows `text`, or its own text. */
export function notFound(text: string | null = null): Response {
  return new Response(text, { status: 404, statusText: "Not Found" });
}

/** Has a body, because browsers replace an empty answer by their own error page. */
export function noSuchFile(): Response {
  return new Response("Not Found", { status: 404, statusText: "Not Found", headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

export function unavailable(): Response {
  return new Response(null, { status: 503, statusText: "Service Unavailable", headers: { "Cache-Control": "no-store" } });
}

export type Tried<Value> = { state: "ready"; value: Value } | { state: "error"; fault: DatabaseFault };

export type Attempt<Value> = Tried<Value> | { state: "late" };

export function valueOr<Value>(attempt: Attempt<Value>, standIn: Value): Value {
  return attempt.state === "ready" ? attempt.value : standIn;
}
