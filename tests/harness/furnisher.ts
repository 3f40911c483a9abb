import { once } from "node:events";
import { createServer } from "node:http";
import type { TestProject } from "vitest/node";
import { freePort } from "../../scripts/free-port.mjs";
import { furnish } from "./furnish";
import type { SiteData } from "./site-data";

declare module "vitest" {
  interface ProvidedContext {
    /** The address at which test processes request furnished data. */
    furnisher: string;
  }
}

/** Makes furnished data once for all test files, but only on request, because many files need none. */
export default async function startFurnisher(project: TestProject) {
  const begun = new Map<string, Promise<SiteData>>();
  const server = createServer((request, response) => {
    const kind = request.url === "/postgres" ? "postgres" : "sqlite";
    const data = begun.get(kind) ?? furnish(kind);
    begun.set(kind, data);
    data.then(
      ({ folder, databaseUrl }) => response.end(JSON.stringify({ folder, databaseUrl })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const port = await freePort();
  await once(server.listen(port, "127.0.0.1"), "listening");
  project.provide("furnisher", `http://127.0.0.1:${String(port)}`);

  return async () => {
    server.close();
    server.closeAllConnections();
    const ends = await Promise.allSettled(begun.values());
    for (const end of ends) if (end.status === "fulfilled") await end.value.remove();
  };
}
