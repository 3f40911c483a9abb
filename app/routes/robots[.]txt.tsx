import { CACHE } from "~/http/answers";
import { publicOrigin } from "~/http/origin.server";
import { paths } from "~/paths";

export function loader() {
  const lines = ["User-agent: *", `Disallow: ${paths.admin.home}`, `Sitemap: ${publicOrigin()}${paths.sitemap}`];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Cache-Control": CACHE.hour, "Content-Type": "text/plain; charset=utf-8" },
  });
}
