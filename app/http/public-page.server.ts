import { createRequestHandler } from "@remix-run/node";
import { neverKept } from "./cache";

/** HTML: what stands between header and footer, and what search engines read of the head. */
type PublicPage = { main: string; head: { title: string; description: string; keywords: string } };

/**
 * As for visitors without any cookie; `path` is "/es/vision". Drafts that are shown around this call are in it. Throws a 503
 * while there is no such page.
 */
export async function renderPublicPage({ url, signal }: Request, path: string): Promise<PublicPage> {
  // why late: the build is not whole while this module is loaded
  const handler = createRequestHandler(await import("virtual:remix/server-build"));
  const answer = await handler(new Request(new URL(path, url), { signal }));
  const html = await answer.text();
  if (!answer.ok) throw new Response(null, neverKept(503));
  const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
  const head = { title: found(/<title>(.*?)<\/title>/s), description: found(/<meta name="description" content="([^"]*)"/), keywords: found(/<meta name="keywords" content="([^"]*)"/) };
  return { main: found(/<main[^>]*>(.*)<\/main>/s), head };
}
