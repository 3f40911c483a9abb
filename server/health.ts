import { type HttpContext, isRead } from "./http-context";
import type { FixedHeaders } from "./answers/security-headers";
import type { Records } from "./records/records";

interface Parts {
  records: Pick<Records, "appliedMigrations">;
  expectedMigrations: readonly string[];
  isStopping: () => boolean;
  fixedHeaders: FixedHeaders;
}

/** `/health`: 200 when the database answers and has all our migrations, 503 otherwise and while stopping. */
export function createHealthStep({ records, expectedMigrations, isStopping, fixedHeaders }: Parts) {
  async function isReady(): Promise<boolean> {
    if (isStopping()) return false;
    try {
      const applied = await records.appliedMigrations();
      return expectedMigrations.every((name) => applied.includes(name));
    } catch {
      return false;
    }
  }

  return async function health({ response, method, path }: HttpContext): Promise<boolean> {
    if (path !== "/health" || !isRead(method)) return false;
    const ready = await isReady();
    response.writeHead(ready ? 200 : 503, {
      ...fixedHeaders,
      "Cache-Control": "no-store",
      "Content-Type": "text/plain; charset=utf-8",
    });
    response.end(method === "HEAD" ? undefined : ready ? "ok" : "unavailable");
    return true;
  };
}
