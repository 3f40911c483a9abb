import { isDatabaseReady } from "~/domain/system/database-state.server";
import { CACHE } from "~/http/cache";

/** 200 when the database answers and is migrated. The front says the same before Remix, and 503 while it stops. */
export async function loader() {
  const ready = await isDatabaseReady();
  return new Response(ready ? "ok" : "unavailable", {
    status: ready ? 200 : 503,
    headers: { "Cache-Control": CACHE.never, "Content-Type": "text/plain; charset=utf-8" },
  });
}
