import type { HeadersFunction } from "@remix-run/node";
import { CACHE } from "./cache";

/** Public pages are kept by the front, unless their loader says that this answer must not be. */
export const pageHeaders: HeadersFunction = ({ loaderHeaders }) => ({
  "Cache-Control": loaderHeaders.get("Cache-Control") ?? CACHE.page,
});
