import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { BUILD } from "./settings";
import type { RequestHandler } from "./remix";

/** The handler of the build beside us. Loaded at run time: the front and Remix's build are bundles of their own. */
export async function remixHandler(mode: string): Promise<RequestHandler> {
  const found: unknown = await import(new URL("server/index.js", BUILD).href);
  if (!isServerBuild(found)) throw new Error("build/server/index.js is no build of Remix; run `npm run build`");
  const handle = createRequestHandler(found, mode);
  return (request) => handle(request);
}

function isServerBuild(found: unknown): found is ServerBuild {
  return typeof found === "object" && found !== null && "routes" in found && "entry" in found && "assets" in found;
}
