import { createRequestHandler } from "@remix-run/node";
import { CACHE, neverCached } from "./answers";

/** Sends no cookies, but shows the drafts of the surrounding `showingDrafts`. `path` is like "/es/vision". Throws a 503 on failure. */
export async function renderPublicPage({ url, signal }: Request, path: string) {
  // imported here, because the build includes this module
  const handler = createRequestHandler(await import("virtual:remix/server-build"));
  const answer = await handler(new Request(new URL(path, url), { signal }));
  const html = await answer.text();
  // nobody caches a page without one of its parts
  const isWhole = answer.ok && answer.headers.get("Cache-Control") !== CACHE.never;
  if (!isWhole) throw new Response(null, neverCached(503));
  const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
  return {
    main: found(/<main[^>]*>(.*)<\/main>/s),
    head: {
      title: found(/<title>(.*?)<\/title>/s),
      description: found(/<meta name="description" content="([^"]*)"/),
      keywords: found(/<meta name="keywords" content="([^"]*)"/),
    },
  };
}
