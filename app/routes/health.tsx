import { isDatabaseReady } from "~/domain/system/database-state.server";
import { CACHE } from "~/http/answers";

/** For remix-serve. The front answers /health itself. */
export async function loader() {
  const ready = await isDatabaseReady();
  return new Response(ready ? "ok" : "unavailable", {
    status: ready ? 200 : 503,
    headers: { "Cache-Control": CACHE.never, "Content-Type": "text/plain; charset=utf-8" },
  });
}
