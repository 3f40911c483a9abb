import { CACHE } from "~/http/cache";
import { publicOrigin } from "~/http/origin.server";
import { sitemapOf } from "~/http/sitemap";

export function loader() {
  return new Response(sitemapOf(publicOrigin()), {
    headers: { "Cache-Control": CACHE.robots, "Content-Type": "application/xml; charset=utf-8" },
  });
}
